import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {locales} from '../../e2e/addresses';
import {getFile} from '../build';
import type {SiteChecks} from '../crawl';
import {description} from '../description';
import {sources} from '../sources';

const {operations, services} = description;

/** Versions that are released. */
const versions = Object.entries(
  parse(readFileSync('openapi/releases.yaml', 'utf8')) as Record<
    string,
    {date?: string}
  >,
).flatMap(([version, {date}]) => (date ? [version] : []));

const under = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `${folder}/${name}`);

export const guides = sources.flatMap(({path}) =>
  path.startsWith('/docs/guides/') ? path.replace('/docs/guides/', '') : [],
);

/** Every route that the specification names, without its locale. */
const routes = [
  ...['/', '/markdown-page', '/blog', '/docs'],
  ...under('/blog', 'archive authors tags welcome'),
  ...under('/blog', 'first-blog-post long-blog-post mdx-blog-post'),
  ...under('/blog/authors', 'all-platform-team-articles docs-team'),
  ...under('/blog/tags', 'docusaurus facebook hello hola'),
  ...under('/docs', 'intro assistants troubleshooting troubleshooting-calls'),
  ...under('/docs', 'errors command-line sandbox checked-against versioning'),
  ...under('/docs', 'server-memory backend-limits platform-map'),
  ...under('/docs', 'upgrade accessibility'),
  ...under('/docs/category', 'tutorial---basics tutorial---extras api guides'),
  ...under('/docs/tutorial-basics', 'congratulations create-a-blog-post'),
  ...under('/docs/tutorial-basics', 'create-a-document create-a-page'),
  ...under('/docs/tutorial-basics', 'deploy-your-site markdown-features'),
  ...under('/docs/tutorial-extras', 'manage-docs-versions'),
  ...under('/docs/tutorial-extras', 'translate-your-site'),
  ...under('/docs/api', 'holt-service a-z changes'),
  ...under('/docs/api/changes', versions.join(' ')),
  // Services, operations, schemas and guides.
  ...sources.map(({path}) => path),
];

/** Files that are served beside the pages. */
const files = [
  ...under('', 'openapi.yaml openapi.json holt-api.d.ts holt-mcp.mjs holt.mjs'),
  ...under('', 'holt-api.postman_collection.json'),
  ...under('', 'holt-sandbox.postman_environment.json'),
  ...under('', 'holt-platform.postman_environment.json'),
  ...guides.map((name) => `/workflows/${name}.arazzo.yaml`),
  ...['', ...services.map((name) => `/${name}`)].flatMap((folder) =>
    under(`/changes${folder}`, 'atom.xml rss.xml'),
  ),
  ...under('/blog', 'rss.xml atom.xml'),
  ...under('', 'changes.json 404.html sitemap.xml opensearch.xml llms.txt'),
];

/** Trimmed addresses, long ones of operations, and where they lead. */
const redirects = [
  ['/docs/api', '/docs/category/api'],
  ['/docs/api/schemas', '/docs/api/a-z'],
  ...operations.map(({service, slug}) => [
    `/docs/api/${service}-service-${slug.slice(service.length + 1)}`,
    `/docs/api/${slug}`,
  ]),
] as const;

const inEach = (find: (prefix: string) => string[]): string[] =>
  locales.flatMap(({prefix}) => find(prefix));

export const routeSiteChecks: SiteChecks = {
  'has a page for every route, and no others': (pages) => {
    const known = inEach((prefix) => [
      ...routes.map((route) => `${prefix}${route}`.replace(/(.)\/$/, '$1')),
      ...redirects.map(([from]) => `${prefix}${from}`),
      `${prefix}/404`,
    ]);
    const answered = new Set([...pages.values()].map(({route}) => route));
    return [
      ...known
        .filter((route) => !answered.has(route) || !getFile(route))
        .map((route) => `${route} is missing`),
      ...[...answered].filter((route) => !known.includes(route)),
    ];
  },

  'has the files beside them': () =>
    inEach((prefix) => files.map((file) => prefix + file)).filter(
      (file) => !getFile(file),
    ),

  'is reached from trimmed and long addresses': (pages) => {
    const answered = new Map(
      [...pages.values()].map(({route, refresh}) => [route, refresh]),
    );
    return inEach((prefix) =>
      redirects.flatMap(([from, to]) => {
        const refresh = answered.get(`${prefix}${from}`);
        return refresh === `${prefix}${to}`
          ? []
          : [`${prefix}${from} leads to ${refresh} instead of ${prefix}${to}`];
      }),
    );
  },
};
