/** The two locales as a reader meets them: prefix of every path, and language. */
export const locales = [
  {name: 'en', prefix: '', htmlLang: 'en'},
  {name: 'zh-hant', prefix: '/zh-hant', htmlLang: 'zh-Hant-TW'},
] as const;

/** One page of each kind. */
export const kinds = {
  home: '/',
  page: '/markdown-page',
  blog: '/blog',
  post: '/blog/welcome',
  archive: '/blog/archive',
  authors: '/blog/authors',
  tags: '/blog/tags',
  docs: '/docs',
  index: '/docs/api/a-z',
  tutorial: '/docs/intro',
  guide: '/docs/guides/bucket-for-an-application',
  category: '/docs/category/api',
  introduction: '/docs/api/holt-service',
  service: '/docs/api/storage-service',
  operation: '/docs/api/instance-list-virtual-machines',
  stream: '/docs/api/application-watch-logs',
  schema: '/docs/api/schemas/virtualmachine',
} as const;
