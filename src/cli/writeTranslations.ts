import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {catalogueFolder} from '../reference/paths';
import {texts} from '../reference/texts';
import {mergeMessages} from '../translations/mergeMessages';
import {readMessages} from '../translations/messages';
import {translatedLocale} from '../translations/paths';
import {command} from './command';

/**
 * `npm run write-translations`: collects every translatable string of the site
 * into `i18n/zh-hant/`, keeping what is translated.
 */
command('docusaurus', ['write-translations', '--locale', translatedLocale]);

const file = path.join(catalogueFolder(translatedLocale), 'shared.json');
const extracted = Object.fromEntries(
  Object.entries(texts).map(([text, description]) => [
    text,
    {message: text, description},
  ]),
);
const translations = existsSync(file) ? readMessages(file) : {};
mkdirSync(path.dirname(file), {recursive: true});
writeFileSync(
  file,
  `${JSON.stringify(mergeMessages(extracted, translations), null, 2)}\n`,
);
command('prettier', ['--write', '--log-level', 'warn', `i18n/**/*.json`]);
