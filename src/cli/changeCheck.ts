import {existsSync, readFileSync} from 'node:fs';
import {checkChanges, type Checked} from '../changes/checkChanges';
import {nextFile, readNotes} from '../changes/versionFiles';
import {readSource, type SourceFile} from '../api/files/sourceFile';
import {createBundle} from '../generate/bundler';
import {translatedLocales} from '../site';
import {readCatalog} from '../translations/messages';

/** Reads the description, and checks it against the last frozen version. */
export async function checkAllChanges(
  siteDir = process.cwd(),
): Promise<ReturnType<typeof checkChanges> & Checked> {
  const {document, sources, versions: frozen} = await createBundle(siteDir);
  const {notes, source: notesSource} = readNotes(siteDir, nextFile);
  const messages = translatedLocales.map(
    (locale) => [locale, readCatalog(siteDir, locale)] as const,
  );
  const files = new Map<string, SourceFile>();
  const checked: Checked = {
    document,
    sources,
    frozen,
    notes,
    ...(notesSource && {notesSource}),
    lineOf(file, path) {
      if (!existsSync(file)) return 1;
      const known = files.get(file) ?? readSource(file);
      files.set(file, known);
      return known.lineOf(path);
    },
    linesWith(file, text) {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((one, index) =>
        one.includes(text) ? [index + 1] : [],
      );
    },
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
