import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type * as OpenApiPlugin from 'docusaurus-plugin-openapi-docs';
import {themes} from 'prism-react-renderer';

/**
 * The usual stack as its own template wires it, with the name, logo and bundler
 * of the other site, so that the reference makes the difference.
 */
const config: Config = {
  title: 'Holt',
  tagline: 'Infrastructure from bare metal to applications',
  favicon: 'img/favicon.svg',
  url: 'https://holt.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  markdown: {
    // The plugin writes pages for these, which v4 turns off.
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn'},
  },
  future: {v4: true, faster: true},

  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          docItemComponent: '@theme/ApiItem',
        },
        blog: false,
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'api',
        docsPluginId: 'classic',
        config: {
          reference: {
            specPath: 'openapi.json',
            outputDir: 'docs/api',
            sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
            showSchemas: true,
          } satisfies OpenApiPlugin.Options,
        },
      },
    ],
    'docusaurus-plugin-sass',
  ],
  themes: ['docusaurus-theme-openapi-docs'],

  themeConfig: {
    navbar: {
      title: 'Holt',
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg'},
      items: [
        {
          type: 'docSidebar',
          sidebarId: 'tutorial',
          position: 'left',
          label: 'Tutorial',
        },
        {
          type: 'docSidebar',
          sidebarId: 'api',
          position: 'left',
          label: 'API',
        },
      ],
    },
    footer: {
      style: 'light',
      links: [{title: 'Docs', items: [{label: 'Tutorial', to: '/docs/intro'}]}],
    },
    prism: {
      theme: themes.github,
      darkTheme: themes.dracula,
      additionalLanguages: ['bash', 'json'],
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
