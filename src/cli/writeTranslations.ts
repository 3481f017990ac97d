import {translatedLocales} from '../site';
import {
  mergeMessages,
  readTranslations,
  writeMessages,
  type MessageFiles,
} from '../translations/messages';
import {getTranslationsFolder} from '../translations/paths';
import {command} from './command';
import {extractMessages} from './extractMessages';
import {main} from './main';

const pickApi = (files: MessageFiles): MessageFiles =>
  new Map([...files].filter(([file]) => file.startsWith('openapi/')));

function findNewMessages(
  extracted: MessageFiles,
  known: MessageFiles,
): string[] {
  return [...extracted].flatMap(([file, messages]) =>
    Object.entries(messages)
      .filter(([id]) => !Object.hasOwn(known.get(file) ?? {}, id))
      .map(([, {message}]) => `  ${file}: ${message.split('\n')[0]}`),
  );
}

/**
 * `npm run write-translations`: adds all translatable strings of the site and
 * the API description to each language's folder, keeps existing translations,
 * and lists new strings.
 */
main(async () => {
  // Read everything before writing, so that an invalid file is not partly
  // replaced.
  const before = translatedLocales.map((locale) => ({
    locale,
    messages: readTranslations(locale),
  }));
  const extracted = await extractMessages();
  for (const {locale, messages} of before) {
    await command('docusaurus', ['write-translations', '--locale', locale]);
    writeMessages(
      getTranslationsFolder(locale),
      mergeMessages(pickApi(extracted), pickApi(messages)),
    );
  }
  await command('prettier', [
    '--write',
    '--log-level',
    'warn',
    ...translatedLocales.map(
      (locale) => `${getTranslationsFolder(locale)}/**/*.json`,
    ),
  ]);
  for (const {locale, messages} of before) {
    const added = findNewMessages(extracted, messages);
    console.log(
      added.length === 0
        ? `${locale}: nothing new.`
        : `${locale}: ${added.length} new, in English until they are translated:\n${added.join('\n')}`,
    );
  }
});
