import {rmSync} from 'node:fs';
import {loadReference} from '../reference/loadReference';
import {locales, type Locale} from '../site';
import {bundle} from './bundle';
import {command} from './command';
import {main} from './main';
import {writeSandbox} from './writeSandbox';

/**
 * `npm run api`: lints the description, bundles it to `/openapi.yaml` and
 * `/openapi.json`, and generates the pages of the reference, all locales at the
 * same time.
 */
main(async () => {
  const siteDir = process.cwd();
  const names = Object.keys(locales) as Locale[];
  await bundle();
  rmSync('.generated/static', {recursive: true, force: true});
  await Promise.all(
    names.map((locale) =>
      command('tsx', ['src/cli/apiOfLocale.ts', locale], {quiet: true}),
    ),
  );
  writeSandbox(siteDir, names);
  const {services, operations, schemas} = loadReference(siteDir);
  console.log(
    `Pages of ${services.length} services, ${operations.size} operations and ${schemas.size} schemas, in ${names.join(' and ')}.`,
  );
});
