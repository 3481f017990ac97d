import {parseArgs} from 'node:util';
import {createSiteEngine} from '../plugins/search/siteSearch';
import {defaultLocale, getLocaleBase, locales, type Locale} from '../site';
import {main} from './main';

const usage = `Usage: npm run search -- <query> [--language ${Object.keys(locales).join('|')}]`;

/**
 * `npm run search -- <query>`: prints the first ten search results without a
 * build. The search dialog groups the same results by type.
 */
main(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {language: {type: 'string', default: defaultLocale}},
  });
  const query = positionals.join(' ').trim();
  const {language} = values;
  if (query === '') throw new Error(usage);
  if (!(language in locales)) {
    throw new Error(`There is no language "${language}". ${usage}`);
  }
  const locale = language as Locale;
  const engine = await createSiteEngine(process.cwd(), locale);
  const hits = engine.search(query, {limit: 10});
  if (hits.length === 0) console.log(`Nothing is found for "${query}".`);
  for (const [index, {kind, title, context, path}] of hits.entries()) {
    const address = `${getLocaleBase(locale)}${path.replace(/^\//, '')}`;
    console.log(`${String(index + 1).padStart(2)}. ${kind}: ${title}`);
    if (context !== '') console.log(`    ${context}`);
    console.log(`    ${address}`);
  }
});
