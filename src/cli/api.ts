import {bundlerOf, type Bundle} from '../generate/bundler';
import {generate} from '../generate/generate';
import {locales, type Locale} from '../site';
import {command} from './command';
import {main} from './main';

const siteDir = process.cwd();
const names = Object.keys(locales) as Locale[];

async function made(): Promise<Bundle> {
  const bundle = await bundlerOf(siteDir)();
  await generate(siteDir, names, bundle, !process.argv.includes('--data'));
  return bundle;
}

/**
 * `npm run api`: lints the description, and makes of it what each locale needs:
 * the data and the stubs of its pages, `openapi.yaml` and `openapi.json`, and
 * what the panel and the sandbox know. With `--data` all but the stubs, which
 * `docusaurus gen-api-docs` writes then.
 */
main(async () => {
  const linting = command('redocly', ['lint', 'holt']);
  const making = made();
  await Promise.allSettled([linting, making]);
  // Of a fault, lint says more than what trips over it.
  await linting;
  const {tags, paths, components} = (await making).document;
  const count = (parts: object): number => Object.keys(parts).length;
  console.log(
    `Pages of ${tags.length} services, ${count(paths)} operations and ${count(components.schemas)} schemas, in ${names.join(' and ')}.`,
  );
});
