import {existsSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {guideNames} from './src/guides/order';
import {getReleasedVersions} from './src/api/description/releases';
import {loadReference} from './src/generate/loadReference';
import {getApiSidebars} from './src/api/sidebar';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/guides',
        description:
          'Jobs of an operator from the first call to the last. Each guide runs in the page, against a sandbox or your own platform.',
      },
      items: guideNames
        .map((name) => `guides/${name}`)
        .filter((id) => existsSync(`docs/${id}.mdx`)),
    },
    'errors',
    'troubleshooting',
    'troubleshooting-calls',
    'command-line',
    'sandbox',
    'assistants',
    'server-memory',
    'backend-limits',
    'checked-against',
    'versioning',
    {
      type: 'category',
      label: 'Tutorial: basics',
      link: {
        type: 'generated-index',
        slug: '/category/tutorial---basics',
        description:
          'Add a page, a document and a blog post to this site, format them, and publish the result.',
      },
      items: [
        'tutorial-basics/create-a-page',
        'tutorial-basics/create-a-document',
        'tutorial-basics/create-a-blog-post',
        'tutorial-basics/markdown-features',
        'tutorial-basics/deploy-your-site',
        'tutorial-basics/congratulations',
      ],
    },
    {
      type: 'category',
      label: 'Tutorial: extras',
      link: {
        type: 'generated-index',
        slug: '/category/tutorial---extras',
        description:
          'Keep the documentation of several releases, and translate the site.',
      },
      items: [
        'tutorial-extras/manage-docs-versions',
        'tutorial-extras/translate-your-site',
      ],
    },
    'accessibility',
  ],
  ...getApiSidebars(
    loadReference(process.cwd()),
    getReleasedVersions(process.cwd()).reverse(),
  ),
};

export default sidebars;
