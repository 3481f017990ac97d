import {getFile} from '../build';
import {contentOnly, type OpenPage, type PageChecks} from '../crawl';
import {getText, hasClass, isIn, listElements, type Element} from '../dom';
import {locales} from '../../e2e/addresses';

/** Whether anything says what a control, a link or a picture is. */
function hasName(element: Element, {all, elements}: OpenPage): boolean {
  const {attribs, name} = element;
  const labels = [
    ...['aria-label', 'title', 'alt'].map((key) => attribs[key]),
    ...(attribs['aria-labelledby']?.split(' ') ?? [])
      .map((id) => elements.find((one) => one.attribs.id === id))
      .map((one) => one && getText(one)),
  ];
  if (labels.some((label) => label?.trim())) return true;
  if (['input', 'select', 'textarea'].includes(name)) {
    const isOwn = (label: Element): boolean =>
      label.attribs.for === attribs.id && getText(label).trim() !== '';
    return isIn(element, 'label') || all('label').some(isOwn);
  }
  // What screen readers do not hear is no name.
  const isSilent = (one: Element): boolean =>
    'hidden' in one.attribs || one.attribs['aria-hidden'] === 'true';
  return (
    getText(element, isSilent).trim() !== '' ||
    listElements(element).some(
      (one) => one.attribs['aria-label'] || one.attribs.alt,
    )
  );
}

const show = ({name, attribs}: Element): string =>
  `<${name} ${Object.entries(attribs)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}>`;

/** Where marks of Markdown may stand: code, what is typed, and what is no text. */
const literal = new Set(
  'pre code kbd samp textarea script style svg template'.split(' '),
);

/** Bold, a link, a lone backtick and the id of a heading, as Markdown has them. */
const marks = /\*\*|__|\]\(|`|\{#/g;

/** What each page is made of, whatever it says. */
export const bodyChecks: PageChecks = {
  'has one title and one main part': ({all, path, refresh}) =>
    refresh === undefined
      ? // The theme's list of posts has none.
        [...(path === '/blog' ? [] : ['h1']), 'main']
          .filter((name) => all(name).length !== 1)
          .map((name) => `has ${all(name).length} <${name}>`)
      : [],

  'skips no level of heading': ({elements, path, isContent}) => {
    // The theme's years of the archive and of the sidebar of the blog.
    if (!isContent || path.startsWith('/blog')) return [];
    const levels = elements.flatMap(
      ({name}) => /^h([1-6])$/.exec(name)?.[1] ?? [],
    );
    return levels
      .filter(
        (level, index) => Number(level) > Number(levels[index - 1] ?? 0) + 1,
      )
      .map((level) => `an h${level} follows a higher level`);
  },

  'begins with a link to its content': ({all, elements, refresh}) => {
    if (refresh !== undefined) return [];
    const [first] = all('a').filter(({attribs}) => attribs.href);
    const target = elements.find(
      ({attribs}) => `#${attribs.id}` === first?.attribs.href,
    );
    return target && listElements(target).some(({name}) => name === 'main')
      ? []
      : [`the first link is ${first && show(first)}`];
  },

  'leads to itself in the other language': contentOnly(({all, path}) =>
    locales.flatMap(({htmlLang, prefix}) => {
      const links = all('a').filter(
        (one) => one.attribs.lang === htmlLang && isIn(one, 'nav'),
      );
      const wanted = `${prefix}${path}`;
      return links.length > 0 && getFile(wanted)
        ? links
            .filter(({attribs}) => attribs.href !== wanted)
            .map((link) => `${show(link)} instead of ${wanted}`)
        : [`no link to ${wanted}`];
    }),
  ),

  'names each control, link and picture': (page) => [
    ...page
      .all('a', 'button', 'input', 'select', 'textarea', 'summary')
      .filter(({attribs}) => attribs.type !== 'hidden')
      .filter((element) => !hasName(element, page))
      .map((element) => `${show(element)} has no name`),
    ...page
      .all('img')
      .filter(({attribs}) => attribs.alt === undefined)
      .map((element) => `${show(element)} has no text`),
  ],

  'heads each table': ({all}) =>
    all('table').flatMap((table) => {
      const heads = listElements(table).filter(({name}) => name === 'th');
      if (heads.length === 0) return ['a table has no head'];
      return heads
        .filter(({attribs}) => attribs.scope === undefined)
        .map((head) => `"${getText(head)}" has no scope`);
    }),

  'names no id twice': ({elements}) => {
    const ids = elements.flatMap(({attribs: {id}}) => id ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  },

  'shows no value that is no text': ({html}) =>
    html.includes('[object Object]') ? ['[object Object]'] : [],

  'shows no marks of Markdown': ({all, meta}) => {
    const parts = all('title', 'main', 'aside', 'nav')
      // Those within another are seen with it.
      .filter(({parent}) => parent && !isIn(parent, 'main', 'aside', 'nav'))
      // NUL for what is left out, so that no mark goes across it.
      .map((part) => getText(part, ({name}) => literal.has(name), '\0'));
    return [meta('description') ?? '', ...parts].flatMap((text) =>
      [...text.matchAll(marks)].map(({index}) =>
        text.slice(Math.max(0, index - 20), index + 20).replace(/\0/g, '…'),
      ),
    );
  },

  'can be copied, and read as Markdown, from one place': ({
    all,
    path,
    route,
    isContent,
  }) => {
    const places = all('div').filter(
      ({attribs}) => attribs['data-page-menu'] !== undefined,
    );
    // The theme's own lists of posts, posts and authors have no menu.
    const isBlog = /^\/blog(?:$|\/(?:[^/]+-post|welcome|authors\/.*)$)/.test(
      path,
    );
    const hasMenu = isContent && path !== '/' && !isBlog;
    const wanted = hasMenu ? `${route}.md` : '';
    // For readers without scripts.
    const links = places
      .map(
        (place) =>
          listElements(place).find(({name}) => name === 'a')?.attribs.href,
      )
      .join();
    return links === wanted ? [] : [`${links} instead of ${wanted}`];
  },

  'leads through the site, to its feeds and to its search': contentOnly(
    ({all, locale}) => {
      const inBar = all('a').filter((link) => hasClass(link, 'navbar__link'));
      const inFoot = all('a').filter((link) => isIn(link, 'footer'));
      const wanted: [Element[], string[]][] = [
        [inBar, ['docs/intro', 'blog', 'docs/category/api']],
        [inFoot, ['blog/archive', 'blog/authors', 'blog/tags']],
        [inFoot, ['docs', 'markdown-page']],
        [all('link'), ['blog/rss.xml', 'blog/atom.xml']],
      ];
      return wanted.flatMap(([links, names]) =>
        names
          .map((name) => `${locale.prefix}/${name}`)
          .filter((one) => links.every(({attribs}) => attribs.href !== one))
          .map((one) => `no link to ${one}`),
      );
    },
  ),
};
