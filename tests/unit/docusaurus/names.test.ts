import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {getTabKey} from '../../../src/docusaurus/names';

/** Part of Docusaurus · file that it stands in · text there · who relies on it. */
const parts: [part: string, file: string, text: string, user: string][] = [
  [
    'scripts that stand before the page',
    'theme-classic/lib/index.js',
    'preBodyTags: [',
    'src/start/page.eta',
  ],
  [
    'variable that leaves out minifying',
    'bundler/lib/minifyHtml.js',
    'process.env.SKIP_HTML_MINIFICATION',
    'src/cli/build.ts',
  ],
  [
    'mark of a page that has started',
    'core/lib/client/hasHydratedDataAttribute.js',
    '<html data-has-hydrated={isBrowser}/>',
    'src/start/bundle.ts',
  ],
  [
    'key of a chosen tab',
    'theme-common/lib/utils/tabsUtils.js',
    getTabKey('${groupId}'),
    'src/docusaurus/names.ts (src/theme/Tabs)',
  ],
  [
    'tabs, and their panels below them',
    'theme-classic/lib/theme/Tabs/index.js',
    '<TabContent>{children}</TabContent>',
    'src/start/start.ts',
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
