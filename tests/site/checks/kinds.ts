import {locales} from '../../e2e/addresses';
import {programs} from '../../samples/programs';
import {readBuilt} from '../build';
import {
  openPage,
  type OpenPage,
  type PageCheck,
  type PageChecks,
  type SiteChecks,
} from '../crawl';
import {description} from '../description';
import {
  getText,
  hasClass,
  isIn,
  listAround,
  listElements,
  type Element,
} from '../dom';
import {getTarget} from './links';

const {operations, services} = description;

/** A check for the pages whose address without the locale is like this. */
const at =
  (pattern: RegExp, check: PageCheck): PageCheck =>
  (page) =>
    page.isContent && pattern.test(page.path) ? check(page) : [];

const linksIn = (root: Element | undefined): string[] =>
  root
    ? listElements(root).flatMap(({name, attribs: {href}}) =>
        name === 'a' && href !== undefined ? href : [],
      )
    : [];

const ofOperation = new RegExp(
  `^/docs/api/(?:${operations.map(({slug}) => slug).join('|')})$`,
);
const ofService = new RegExp(`^/docs/api/(${services.join('|')})-service$`);

/** What is asked of the pages of one kind, without scripts. */
export const kindChecks: PageChecks = {
  'lists every operation where it should, with what it does in a word': at(
    /^\/docs\/(?:category\/api|api\/(?:a-z|(?!holt)\w+-service))$/,
    ({all, path, locale}) => {
      const words = new Map(
        all('span')
          .filter(({attribs}) => attribs['data-effect'] !== undefined)
          .map((mark) => {
            const around = listAround(mark);
            const item = around.find(({name}) => name === 'li');
            const link = around.find(({name}) => name === 'a');
            const label = link?.attribs['aria-label']?.split('·')[1];
            return [linksIn(item)[0], (getText(mark) || label)?.trim()];
          }),
      );
      const [, own] = ofService.exec(path) ?? [];
      return operations
        .filter(({service}) => own === undefined || service === own)
        .map(({slug}) => `${locale.prefix}/docs/api/${slug}`)
        .filter((address) => !words.get(address));
    },
  ),

  'shows the samples of an operation, each below its language': at(
    ofOperation,
    ({all, path}) => {
      const labels = all('div')
        .filter(({attribs}) => attribs.role === 'tabpanel')
        .map((panel) => listElements(panel))
        .filter((parts) => parts.some(({name}) => name === 'pre'))
        .map(([label]) => (label?.name === 'p' ? getText(label) : ''))
        .join();
      const isStream = operations.some(
        ({slug, stream}) => stream && path.endsWith(`/${slug}`),
      );
      const wanted = programs
        .filter(({hasStreams}) => hasStreams || !isStream)
        .map(({label}) => label)
        .join();
      return labels === wanted ? [] : [`${labels} instead of ${wanted}`];
    },
  ),

  'lists every cause on the page of errors': at(/^\/docs\/errors$/, ({all}) => {
    const links = all('a').filter(({attribs: {href}}) =>
      href?.includes('#error.'),
    ).length;
    const wanted = operations.flatMap(({errors}) => errors).length;
    return links === wanted ? [] : [`${links} causes instead of ${wanted}`];
  }),

  'numbers the steps of a guide, in its headings and contents': at(
    /^\/docs\/guides\//,
    ({all}) => {
      const steps = all('h2').filter(
        ({attribs}) => attribs['data-step'] !== undefined,
      );
      const contents = new Map(
        all('a')
          .filter((link) => hasClass(link, 'table-of-contents__link'))
          .map((link) => [link.attribs.href, getText(link)]),
      );
      return [
        ...(steps.length > 1 ? [] : [`${steps.length} steps`]),
        ...steps.flatMap((step, index) =>
          [getText(step), contents.get(`#${step.attribs.id}`) ?? '']
            .filter((text) => !text.startsWith(`${index + 1}. `))
            .map((text) => `step ${index + 1} is "${text}"`),
        ),
      ];
    },
  ),

  'says each line of a diagram in a list': ({all, elements, path}) => {
    const pictures = all('div').filter(
      ({attribs}) => attribs['aria-details'] !== undefined,
    );
    // One service is not there yet.
    const isMissing =
      ofService.test(path) && !path.includes('model') && pictures.length === 0;
    return [
      ...(isMissing ? ['no diagram'] : []),
      ...pictures.flatMap((picture) => {
        const lines = listElements(picture).filter((one) =>
          hasClass(one, 'edge'),
        ).length;
        const list = elements.find(
          ({attribs}) => attribs.id === picture.attribs['aria-details'],
        );
        const items = (list ? listElements(list) : []).filter(
          (one) =>
            one.name === 'li' &&
            /[→↔–]/.test(getText(one)) &&
            listElements(one).every(({name}) => name !== 'li'),
        ).length;
        return lines > 0 && items === lines
          ? []
          : [`${items} items for ${lines} lines`];
      }),
    ];
  },

  'marks the API in the bar': at(
    /^\/docs\/(?:api\/|category\/api$)/,
    ({all, locale}) => {
      const active = all('a')
        .filter((link) => hasClass(link, 'navbar__link--active'))
        .map(({attribs}) => attribs.href)
        .join();
      return active === `${locale.prefix}/docs/category/api`
        ? []
        : [`marks ${active}`];
    },
  ),

  'leads from the left of the bar to tutorial, blog and API': ({
    all,
    locale,
    refresh,
  }) => {
    if (refresh !== undefined) return [];
    const shown = all('a')
      .filter(
        (link) =>
          hasClass(link, 'navbar__item') &&
          listAround(link).some((one) =>
            hasClass(one, 'theme-layout-navbar-left'),
          ),
      )
      .map(({attribs}) => attribs.href)
      .join();
    const wanted = ['docs/intro', 'blog', 'docs/category/api']
      .map((path) => `${locale.prefix}/${path}`)
      .join();
    return shown === wanted ? [] : [`${shown} instead of ${wanted}`];
  },

  'says which version it is of': at(/^\/docs/, ({all, locale}) => {
    const badges = all('span')
      .filter((one) => hasClass(one, 'theme-doc-version-badge'))
      .map((one) => getText(one))
      .join();
    const wanted = locale.name === 'en' ? 'Version: Next' : '版本：Next';
    return badges === wanted ? [] : [`"${badges}" instead of "${wanted}"`];
  }),

  'says where an operation stands: home, API, service, operation': at(
    ofOperation,
    ({all, path, locale}) => {
      const crumbs = all('li').filter((one) =>
        hasClass(one, 'breadcrumbs__item'),
      );
      const shown = crumbs.map((crumb) => linksIn(crumb).join());
      const service = path.replace(/^.*\/(\w+)-.*$/, '$1');
      const wanted = ['', 'docs/category/api', `docs/api/${service}-service`]
        .map((to) => `${locale.prefix}/${to}`)
        // The page itself is no link.
        .concat('');
      return shown.join() === wanted.join()
        ? []
        : [`${shown.join()} instead of ${wanted.join()}`];
    },
  ),

  'reads on through a service as the sidebar goes': at(
    ofOperation,
    ({all, route}) => {
      const order = all('a')
        .filter((link) => hasClass(link, 'menu__link'))
        .map(({attribs}) => attribs.href ?? '')
        .filter((href) => !href.includes('/schemas/'));
      const here = order.indexOf(route);
      return ['next', 'prev'].flatMap((way) => {
        const shown = all('a').find((one) =>
          hasClass(one, `pagination-nav__link--${way}`),
        )?.attribs.href;
        const wanted = order[way === 'next' ? here + 1 : here - 1] ?? '';
        // Schemas follow the operations of a service, in a folded group.
        return shown === wanted || shown?.includes('/schemas/')
          ? []
          : [`${way} is ${shown} instead of ${wanted}`];
      });
    },
  ),
};

const open = (route: string): OpenPage => {
  const file = getTarget(route) ?? `${route} is missing`;
  return openPage(file, readBuilt(file));
};

export const kindSiteChecks: SiteChecks = {
  'says on the home page what the pages say to which it leads': () =>
    locales.flatMap(({prefix}) => {
      const home = open(`${prefix}/`);
      const shown = home.all('pre');
      const layers = home
        .all('th')
        .filter((one) =>
          linksIn(one.parent as Element).some((to) => to.endsWith('-service')),
        );
      return [
        ...(shown.length === 1 && layers.length === 5 ? [] : ['lacks parts']),
        ...layers.flatMap((layer) => {
          const links = linksIn(layer.parent as Element);
          const other = links.filter((link) => {
            const marked = open(link).elements.find(
              (one) =>
                one.attribs['aria-current'] !== undefined && isIn(one, 'ol'),
            );
            return !marked || getText(marked) !== getText(layer);
          });
          return links.length > 0 ? other : [getText(layer)];
        }),
        // What no server implements is no way to begin.
        ...linksIn(home.all('main')[0]).filter((one) =>
          one.includes('/model-'),
        ),
      ].map((fault) => `${home.file}: ${fault}`);
    }),
};
