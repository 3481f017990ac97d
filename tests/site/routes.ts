import {readFileSync} from 'node:fs';
import type {OpenApiDocument} from '../../src/reference/openapi';
import {buildReference} from '../../src/reference/buildReference';
import {readSources} from '../../src/reference/sources';

const bundle = JSON.parse(
  readFileSync('build/openapi.json', 'utf8'),
) as OpenApiDocument;

/** The reference as the served description has it. */
export const reference = buildReference(bundle, readSources('.'));

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
  '/docs/api/holt-service',
  ...reference.services.map(({key}) => `/docs/api/${key}-service`),
  ...[...reference.operations.values()].map(({slug}) => `/docs/api/${slug}`),
  ...[...reference.schemas.values()].map(
    ({slug}) => `/docs/api/schemas/${slug}`,
  ),
];

/** Files that are served beside the pages. */
export const files = [
  '/openapi.yaml',
  '/openapi.json',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/404.html',
  '/sitemap.xml',
];

/** Long addresses of operations and where they lead. */
export const redirects = [...reference.operations.values()].map(
  ({serviceKey, slug}) => ({
    from: `/docs/api/${serviceKey}-service-${slug.slice(serviceKey.length + 1)}`,
    to: `/docs/api/${slug}`,
  }),
);
