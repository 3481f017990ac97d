import {rmSync} from 'node:fs';
import {locales, type Locale} from '../site';
import {getMdxWrapperFolder} from '../generate/paths';

/** `npm run clean`: deletes all generated files. */
const generated = [
  'build',
  '.docusaurus',
  '.cache',
  '.generated',
  'node_modules/.cache',
  'test-results',
  'playwright-report',
  ...(Object.keys(locales) as Locale[]).map(getMdxWrapperFolder),
];
for (const folder of generated) rmSync(folder, {recursive: true, force: true});
