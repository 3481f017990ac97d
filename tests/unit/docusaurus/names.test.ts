import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  announcementKeys,
  clientCompiler,
  inBrowser,
  presetEnv,
  skipMinifying,
  tabKey,
} from '../../../src/docusaurus/names';

/** Part of Docusaurus · file that it stands in · text there · who relies on it. */
const parts: [part: string, file: string, text: string, user: string][] = [
  [
    'name of the compiler of the browser',
    'core/lib/webpack/base.js',
    `isServer ? 'server' : '${clientCompiler}'`,
    'src/docusaurus/names.ts (one-bundle-at-a-time)',
  ],
  [
    'mark of the bundle of the browser',
    'core/lib/webpack/client.js',
    `'${inBrowser}': JSON.stringify(hydrate)`,
    'src/docusaurus/names.ts (slim-scripts)',
  ],
  [
    'scripts that stand before the page',
    'theme-classic/lib/index.js',
    'preBodyTags: [',
    'src/hydration/template.ts',
  ],
  [
    'plugin of PostCSS',
    'bundler/lib/loaders/styleLoader.js',
    presetEnv,
    'src/docusaurus/names.ts (no-preset-env)',
  ],
  ...Object.values(announcementKeys).map(
    (key): [string, string, string, string] => [
      'key of the storage',
      'theme-common/lib/contexts/announcementBar.js',
      `createStorageSlot('${key}')`,
      'src/docusaurus/names.ts (announcement-id)',
    ],
  ),
  [
    'variable that leaves out minifying',
    'bundler/lib/minifyHtml.js',
    `process.env.${skipMinifying}`,
    'src/docusaurus/names.ts (src/cli/build.ts)',
  ],
  [
    'mark of a page that has started',
    'core/lib/client/hasHydratedDataAttribute.js',
    '<html data-has-hydrated={isBrowser}/>',
    'src/hydration/replayPresses.ts',
  ],
  [
    'key of a chosen tab',
    'theme-common/lib/utils/tabsUtils.js',
    tabKey('${groupId}'),
    'src/docusaurus/names.ts (src/theme/Tabs)',
  ],
  [
    'tabs, and their panels below them',
    'theme-classic/lib/theme/Tabs/index.js',
    '<TabContent>{children}</TabContent>',
    'src/hydration/showRememberedTab.ts',
  ],
  [
    'switch for the history of Git',
    'core/lib/server/configValidation.js',
    'experimental_vcs',
    'docusaurus.config.ts',
  ],
  [
    'sidebars that every document has',
    'plugin-content-docs/lib/props.js',
    'docsSidebars:',
    'src/theme/DocRoot',
  ],
  [
    'sidebar of a route',
    'plugin-content-docs/lib/routes.js',
    'sidebar: ',
    'src/theme/DocRoot',
  ],
  [
    'words of a broken link',
    'core/lib/server/brokenLinks.js',
    'on source page path = ',
    'src/docusaurus/buildLog.ts',
  ],
  [
    'words of a duplicate route',
    'core/lib/server/routes.js',
    ', but a page already exists at this route',
    'src/docusaurus/buildLog.ts',
  ],
];

describe('Docusaurus still has the', () => {
  it.each(parts)('%s', (_, file, text, user) => {
    const name = path.join('node_modules/@docusaurus', file);
    expect(
      readFileSync(name, 'utf8').includes(text),
      `${name} has no ${text} any more. Find what took its place, and mend ${user}.`,
    ).toBe(true);
  });
});

it('Node.js still knows the switches that src/cli/build.ts gives it', () => {
  const {stdout} = spawnSync(process.execPath, ['--v8-options'], {
    encoding: 'utf8',
  });
  const source = readFileSync('src/cli/build.ts', 'utf8');
  const switches = [...source.matchAll(/'--([a-z-]+)=\d+'/g)];
  expect(switches).toHaveLength(2);
  for (const [, name] of switches) expect(stdout).toContain(`--${name} `);
});
