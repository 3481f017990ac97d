import {rmSync} from 'node:fs';
import path from 'node:path';
import {readWorkflows} from '../generate/guides';
import {readDescriptionFiles} from '../api/description/files';
import {readReleases} from '../api/description/releases';
import {readBundle} from '../generate/loadReference';
import {defaultLocale} from '../site';
import {
  extractGuideTexts,
  extractTexts,
  guideCatalog,
} from '../translations/api/extract';
import {
  readMessages,
  type MessageFiles,
  type Messages,
} from '../translations/messages';
import {listFilesUnder} from '../api/files/filesUnder';
import {command} from './command';

const extractedFolder = '.cache/extracted';

function changeNotes(siteDir: string): Messages {
  return Object.fromEntries(
    readReleases(readDescriptionFiles(siteDir)).flatMap(
      ({version, notes: {notes = []}}) =>
        notes.map(({change, todo}) => [
          todo,
          {
            message: todo,
            description: `What to do about the change of ${change} in ${version}`,
          },
        ]),
    ),
  );
}

/** All English messages by translation file. */
export async function extractMessages(): Promise<MessageFiles> {
  rmSync(extractedFolder, {recursive: true, force: true});
  await command(
    'docusaurus',
    ['write-translations', '--locale', defaultLocale],
    {quiet: true, env: {I18N_FOLDER: extractedFolder}},
  );
  const folder = path.join(extractedFolder, defaultLocale);
  const ofSite = listFilesUnder(folder, '.json').map(
    (file) => [file, readMessages(path.join(folder, file))] as const,
  );
  const described = extractTexts(readBundle('.'));
  const guides = extractGuideTexts(readWorkflows('.'), described);
  const ofApi = [
    ...described,
    [guideCatalog, guides] as const,
    ['changes', changeNotes('.')] as const,
  ].map(([name, messages]) => [`openapi/${name}.json`, messages] as const);
  return new Map([...ofSite, ...ofApi]);
}
