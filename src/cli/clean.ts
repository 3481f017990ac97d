import {rmSync} from 'node:fs';
import {locales, type Locale} from '../site';
import {apiFolder} from '../reference/links';
import {docsFolder} from '../reference/paths';

/** `npm run clean`: removes everything that the other commands make. */
const generated = [
  'build',
  '.docusaurus',
  '.cache',
  '.generated',
  'node_modules/.cache',
  'test-results',
  'playwright-report',
  ...(Object.keys(locales) as Locale[]).map(
    (locale) => `${docsFolder(locale)}/${apiFolder}`,
  ),
];
for (const folder of generated) rmSync(folder, {recursive: true, force: true});
