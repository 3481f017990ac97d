import {rmSync} from 'node:fs';
import {loadReference} from '../reference/loadReference';
import {defaultLocale, locales, type Locale} from '../site';
import {bundle} from './bundle';
import {command} from './command';
import {main} from './main';
import {writeSandbox} from './writeSandbox';

const names = Object.keys(locales) as Locale[];
const others = names.filter((locale) => locale !== defaultLocale);

/**
 * `npm run api`: lints the description, bundles it to `/openapi.yaml` and
 * `/openapi.json`, and generates the pages of the reference, all locales at the
 * same time.
 */
main(async () => {
  const siteDir = process.cwd();
  // What generates is loaded while Redocly is at work.
  const [{generateLocale}] = await Promise.all([
    import('./generateLocale'),
    bundle(),
  ]);
  rmSync('.generated/static', {recursive: true, force: true});
  await Promise.all([
    ...others.map((locale) =>
      command('tsx', ['src/cli/apiOfLocale.ts', locale]),
    ),
    generateLocale(siteDir, defaultLocale),
  ]);
  writeSandbox(siteDir, names);
  const {services, operations, schemas} = loadReference(siteDir);
  console.log(
    `Pages of ${services.length} services, ${operations.size} operations and ${schemas.size} schemas, in ${names.join(' and ')}.`,
  );
});
