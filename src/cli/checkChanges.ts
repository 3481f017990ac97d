import countBy from 'es-toolkit/compat/countBy';
import {checkChanges} from '../changes/checkChanges';
import {createBundle} from '../generate/bundler';
import {translatedLocales} from '../site';
import {readCatalog} from '../translations/messages';
import {main} from './main';
import {reportProblems} from './reportProblems';

/**
 * `npm run check:changes`: compares the newest version with the previous one.
 * Exits with code 1 and reports file and line if a breaking change lacks a note
 * in some language, if words have no matching item, or if an item still has no
 * description after one version.
 */
main(() => {
  const catalogs = translatedLocales.map(
    (locale) => [locale, readCatalog('.', locale)] as const,
  );
  const bundle = createBundle(process.cwd());
  const {problems, changes} = checkChanges({
    ...bundle,
    missingTranslations: (text) =>
      catalogs
        .filter(([, known]) => (known[text]?.message ?? text) === text)
        .map(([locale]) => locale),
  });
  if (reportProblems(problems)) return;
  const versions = bundle.releases.slice(-2).map(({version}) => version);
  const counts = Object.entries(countBy(changes, 'rating'))
    .map(([rating, count]) => `${count} ${rating}`)
    .join(', ');
  console.log(`${versions.join(' to ')}: ${counts || 'no changes'}.`);
});
