import countBy from 'es-toolkit/compat/countBy';
import {checkChanges, type Checked} from '../changes/checkChanges';
import {createBundle} from '../generate/bundler';
import {translatedLocales} from '../site';
import {readCatalog} from '../translations/messages';
import {main} from './main';

function checkAllChanges(): ReturnType<typeof checkChanges> & Checked {
  const messages = translatedLocales.map(
    (locale) => [locale, readCatalog('.', locale)] as const,
  );
  const checked: Checked = {
    ...createBundle(process.cwd()),
    missingTranslations: (text) =>
      messages
        .filter(([, known]) => {
          const {message} = known[text] ?? {message: text};
          return message === text;
        })
        .map(([locale]) => locale),
  };
  return {...checkChanges(checked), ...checked};
}

/**
 * `npm run check:changes`: compares the newest version with the previous one.
 * Exits with code 1 and reports file and line if a breaking change lacks a note
 * in some language, if words have no matching item, or if an item still has no
 * description after one version.
 */
main(() => {
  const {problems, changes, releases} = checkAllChanges();
  for (const {file, line, message} of problems) {
    console.error(`${file}:${line}: ${message}`);
  }
  if (problems.length > 0) {
    console.error(`Problems: ${problems.length}.`);
    process.exitCode = 1;
    return;
  }
  const [newest, before] = [releases.at(-1), releases.at(-2)];
  const counts = Object.entries(countBy(changes, 'rating'))
    .map(([rating, count]) => `${count} ${rating}`)
    .join(', ');
  console.log(
    before
      ? `${newest?.version} since ${before.version}: ${counts || 'no changes'}.`
      : `${newest?.version ?? 'No version'} is the first: there is nothing to compare it with.`,
  );
});
