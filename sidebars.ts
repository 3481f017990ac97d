import {existsSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {guideAreas, type GuideArea} from './src/guides/order';
import {getReleasedVersions} from './src/api/description/releases';
import {loadReference} from './src/generate/loadReference';
import {getApiSidebars, type SidebarItems} from './src/api/sidebar';

/** A label over some pages, which are always shown. */
const group = (label: string, items: SidebarItems) => ({
  type: 'category' as const,
  label,
  collapsible: false,
  collapsed: false,
  items,
});

const getGuides = (area: GuideArea): string[] =>
  guideAreas
    .filter((one) => one.area === area)
    .flatMap(({names}) => names.map((name) => `guides/${name}`))
    .filter((id) => existsSync(`docs/${id}.mdx`));

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    group('Start', ['index', ...getGuides('Start'), 'intro']),
    group('Run a platform', [
      'category/guides',
      ...guideAreas.flatMap(({area}) =>
        area === 'Start' || getGuides(area).length === 0
          ? []
          : group(area, getGuides(area)),
      ),
    ]),
    group('When it fails', [
      'errors',
      'troubleshooting',
      'troubleshooting-calls',
      'backend-limits',
      'server-memory',
    ]),
    group('Tools', ['command-line', 'sandbox', 'assistants']),
    group('Releases', ['versioning', 'checked-against']),
    group('Write for this site', [
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
    ]),
  ],
  ...getApiSidebars(
    loadReference(process.cwd()),
    getReleasedVersions(process.cwd()).reverse(),
  ),
};

export default sidebars;
