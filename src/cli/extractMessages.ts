import {rmSync} from 'node:fs';
import path from 'node:path';
import {readWorkflows} from '../generate/guides';
import {readDescriptionFiles} from '../api/description/files';
import {readReleases} from '../api/description/releases';
import {readBundle} from '../generate/loadReference';
import {defaultLocale} from '../site';
import {extractTexts} from '../translations/api/extract';
import {
  readFolder,
  type MessageFiles,
  type Messages,
} from '../translations/messages';
import {writeSiteMessages} from './docusaurus';

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

/**
 * English messages of the API description and the guides by translation file.
 *
 * @throws if `npm run api` has not been run
 */
export function extractApiMessages(): MessageFiles {
  const catalogs = extractTexts(readBundle('.'), readWorkflows('.'));
  catalogs.set('changes', changeNotes('.'));
  return new Map(
    [...catalogs].map(([name, messages]) => [`openapi/${name}.json`, messages]),
  );
}

/**
 * All English messages by translation file.
 *
 * @throws if `npm run api` has not been run
 */
export function extractMessages(): MessageFiles {
  const ofApi = extractApiMessages();
  rmSync(extractedFolder, {recursive: true, force: true});
  writeSiteMessages(defaultLocale, extractedFolder);
  const ofSite = readFolder(path.join(extractedFolder, defaultLocale));
  return new Map([...ofSite, ...ofApi]);
}
