import {readdirSync} from 'node:fs';
import {description} from './description';
import {guideNames} from './description/guides';

const {services, operations, schemas} = description;

/** Versions that are frozen, by the names of their files. */
const versions = readdirSync('openapi/versions')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));

/** Every route that the specification names, without its locale. */
export const routes = [
  '/',
  '/markdown-page',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/all-platform-team-articles',
  '/blog/authors/docs-team',
  '/blog/tags',
  ...['docusaurus', 'facebook', 'hello', 'hola'].map((t) => `/blog/tags/${t}`),
  ...['first', 'long', 'mdx'].map((post) => `/blog/${post}-blog-post`),
  '/blog/welcome',
  '/docs',
  '/docs/intro',
  '/docs/category/tutorial---basics',
  '/docs/category/tutorial---extras',
  '/docs/category/api',
  '/docs/category/guides',
  ...guideNames.map((name) => `/docs/guides/${name}`),
  ...[
    'congratulations',
    'create-a-blog-post',
    'create-a-document',
    'create-a-page',
    'deploy-your-site',
    'markdown-features',
  ].map((page) => `/docs/tutorial-basics/${page}`),
  '/docs/tutorial-extras/manage-docs-versions',
  '/docs/tutorial-extras/translate-your-site',
  '/docs/assistants',
  '/docs/troubleshooting-calls',
  '/docs/troubleshooting',
  '/docs/errors',
  '/docs/command-line',
  '/docs/sandbox',
  '/docs/checked-against',
  '/docs/versioning',
  '/docs/upgrade',
  '/docs/accessibility',
  '/docs/api/holt-service',
  '/docs/api/a-z',
  '/docs/api/changes',
  ...versions.map((version) => `/docs/api/changes/${version}`),
  ...services.map(({key}) => `/docs/api/${key}-service`),
  ...operations.map(({slug}) => `/docs/api/${slug}`),
  ...[...schemas.values()].map(({slug}) => `/docs/api/schemas/${slug}`),
];

/** Files that are served beside the pages. */
export const files = [
  '/openapi.yaml',
  '/openapi.json',
  '/holt-api.d.ts',
  '/holt-api.postman_collection.json',
  '/holt-sandbox.postman_environment.json',
  '/holt-platform.postman_environment.json',
  '/holt-api.opencollection.yml',
  ...guideNames.flatMap((name) =>
    ['arazzo.yaml', 'sh', 'py'].map((ending) => `/workflows/${name}.${ending}`),
  ),
  '/holt-mcp.mjs',
  '/holt.mjs',
  '/changes.json',
  ...['', ...services.map(({key}) => `${key}/`)].flatMap((folder) =>
    ['atom', 'rss'].map((kind) => `/changes/${folder}${kind}.xml`),
  ),
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/404.html',
  '/sitemap.xml',
];

/** Trimmed addresses, long ones of operations, and where they lead. */
export const redirects = [
  {from: '/docs/api', to: '/docs/category/api'},
  {from: '/docs/api/schemas', to: '/docs/api/a-z'},
  ...operations.map(({service, slug}) => ({
    from: `/docs/api/${service}-service-${slug.slice(service.length + 1)}`,
    to: `/docs/api/${slug}`,
  })),
];
