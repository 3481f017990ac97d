import {existsSync, readdirSync, readFileSync} from 'node:fs';
import mapValues from 'es-toolkit/compat/mapValues';
import type * as PresetClassic from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {
  getCurrentLocale,
  defaultLocale,
  getLocaleBase,
  locales,
  site,
  type Locale,
} from './src/site';
import {guideNames} from './src/guides/order';
import {apiDocsConfig} from './src/plugins/api-docs/config';
import {movedPagesFile, getStaticFolder} from './src/generate/paths';
import {createAddresses} from './src/plugins/redirects';
import {rehypeHighlight} from './src/generate/highlighting/rehypeHighlight';
import {rehypeSymptomRows} from './src/generate/mdx/rehypeSymptomRows';
import {rehypeTables} from './src/generate/mdx/rehypeTables';
import {remarkStepHeadings} from './src/generate/mdx/remarkStepHeadings';
import {compile, createPageTemplate} from './src/theme/head/head';
import {readFolder} from './src/translations/messages';
import {getTranslationsFolder} from './src/translations/paths';

/** Whether pages are shown while they are written; `docusaurus` sets this. */
const isPreview = process.env.NODE_ENV === 'development';

/** Id of the announcement: who has dismissed another one sees it. */
const announcement = 'guides';

/** Links that lead to the source of a page, or of its translation. */
const editing = {
  editUrl: `${site.repository}/edit/${site.branch}/`,
  editLocalizedFiles: true,
};

/** What `npm run api` noted of pages that are gone. */
const movedPages = (): Record<string, string[]> =>
  existsSync(movedPagesFile)
    ? (JSON.parse(readFileSync(movedPagesFile, 'utf8')) as Record<
        string,
        string[]
      >)
    : {};

const blog = {
  title: 'Blog',
  description:
    'How this site and its API reference are made, and how to call the API.',
};

/** The same in the language: Docusaurus translates it on pages only. */
const blogMessages = readFolder(
  `${getTranslationsFolder(getCurrentLocale())}/docusaurus-plugin-content-blog`,
).get('options.json');
const localBlog = mapValues(
  blog,
  (text, key) => blogMessages?.[key]?.message ?? text,
);

const config: Config = {
  title: site.name,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: false,
  ssrTemplate: createPageTemplate(
    [getCurrentLocale(), ...(Object.keys(locales) as Locale[])].map(
      getLocaleBase,
    ),
  ),
  headTags: [
    ...readdirSync('src/css/fonts').map((font) => ({
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `${getLocaleBase(getCurrentLocale())}assets/fonts/${font.replace('.font', '.woff2')}`,
        // Fonts are asked for like this also from the own host.
        crossorigin: 'anonymous',
      },
    })),
    {
      tagName: 'link',
      attributes: {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: site.name,
        href: `${site.baseUrl}opensearch.xml`,
      },
    },
    {
      tagName: 'script',
      attributes: {},
      innerHTML: compile('src/theme/head/start.ts', {
        ownBase: JSON.stringify(getLocaleBase(getCurrentLocale())),
        announcement: JSON.stringify(announcement),
      }),
    },
  ],
  // The notice of `src/theme/Root` says it, on every page in its language.
  baseUrlIssueBanner: false,

  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      // The color mode is kept under the plain key `theme`.
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
    // No page shows when it was changed, so the history of Git is not read.
    experimental_vcs: false,
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    emoji: false,
    // Which English a translation was made from is nothing to a browser.
    async parseFrontMatter(params) {
      const parsed = await params.defaultParseFrontMatter(params);
      delete parsed.frontMatter.translated_from;
      return parsed;
    },
    mdx1Compat: {comments: false, admonitions: false, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  i18n: {
    path: process.env.I18N_FOLDER ?? 'i18n',
    defaultLocale,
    locales: Object.keys(locales),
    localeConfigs: locales,
  },

  staticDirectories: [
    'static',
    ...(isPreview ? [] : [getStaticFolder(getCurrentLocale())]),
  ],
  customFields: {repository: site.repository},

  presets: [
    [
      'classic',
      {
        docs: {
          beforeDefaultRemarkPlugins: [
            // As an option, the folder would stand in the scripts of the site.
            () => remarkStepHeadings({siteDir: __dirname}),
          ],
          rehypePlugins: [rehypeHighlight, rehypeTables, rehypeSymptomRows],
          sidebarPath: './sidebars.ts',
          sidebarCollapsible: true,
          ...editing,
          versions: {current: {label: 'Next', badge: true}},
        },
        blog: {
          rehypePlugins: [rehypeHighlight, rehypeTables],
          showReadingTime: true,
          blogTitle: blog.title,
          blogDescription: blog.description,
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          ...editing,
          feedOptions: {
            type: ['rss', 'atom'],
            xslt: false,
            language: locales[getCurrentLocale()].htmlLang,
            title: `${site.name} ${localBlog.title}`,
            description: localBlog.description,
          },
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        pages: {
          rehypePlugins: [rehypeHighlight, rehypeTables],
        },
        theme: {
          customCss: [
            './src/css/fonts.css',
            './src/css/tokens.css',
            './src/css/text.css',
            './src/css/common.css',
            './src/css/code.css',
            './src/css/effect.css',
            './src/css/chinese.css',
            './src/css/controls.css',
            './src/css/parts.css',
            './src/css/lit.css',
            './src/css/signs.css',
            './src/css/footer.css',
            './src/css/print.css',
            './src/css/noScripts.css',
          ],
        },
        sitemap: {lastmod: null},
      } satisfies PresetClassic.Options,
    ],
  ],

  plugins: [
    './src/plugins/api-docs/index.ts',
    ...(isPreview ? ['./src/plugins/preview/index.ts'] : []),
    './src/plugins/bundler/index.ts',
    './src/plugins/content-data/index.ts',
    './src/plugins/search/index.ts',
    './src/plugins/markdown-versions/index.ts',
    ['docusaurus-plugin-openapi-docs', apiDocsConfig],
    [
      '@docusaurus/plugin-client-redirects',
      {createRedirects: createAddresses(movedPages())},
    ],
  ],

  themeConfig: {
    // Of pages that have no description of their own: lists of the blog.
    metadata: [{name: 'description', content: localBlog.description}],
    image: `img/social-card-${getCurrentLocale()}.png`,
    colorMode: {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: false,
    },
    announcementBar:
      guideNames.length > 0
        ? {
            id: announcement,
            // The theme asks for one; src/theme/AnnouncementBar has the text.
            content: announcement,
            isCloseable: true,
          }
        : undefined,
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    // Nothing of Prism is used; its default theme would be in the bundle.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: site.name,
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg'},
      items: [
        {
          type: 'doc',
          docId: 'intro',
          position: 'left',
          label: 'Tutorial',
        },
        {to: '/blog', label: 'Blog', position: 'left'},
        {
          to: '/docs/category/api',
          label: 'API',
          position: 'left',
          activeBaseRegex: '/docs/(?:api/|category/api$)',
        },
        {type: 'localeDropdown', position: 'right'},
        {href: site.repository, label: 'GitHub', position: 'right'},
      ],
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Docs',
          items: [
            {label: 'Overview', to: '/docs'},
            {label: 'Tutorial', to: '/docs/intro'},
            {label: 'API from A to Z', to: '/docs/api/a-z'},
            {label: 'Conventions', to: '/markdown-page'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'MAAS', href: 'https://discourse.maas.io/'},
            {label: 'Juju', href: 'https://discourse.charmhub.io/'},
            {label: 'Ceph', href: 'https://ceph.io/en/community/'},
          ],
        },
        {
          title: 'More',
          items: [
            {label: 'Blog', to: '/blog'},
            {label: 'Archive', to: '/blog/archive'},
            {label: 'Authors', to: '/blog/authors'},
            {label: 'Tags', to: '/blog/tags'},
            {label: 'GitHub', href: site.repository},
          ],
        },
      ],
      copyright: `Copyright © ${site.copyrightYear} ${site.name}`,
    },
  } satisfies PresetClassic.ThemeConfig,
};

export default config;
