import {rmSync} from 'node:fs';
import path from 'node:path';
import {readWorkflows} from '../generate/guides';
import {readBundle} from '../generate/loadReference';
import {defaultLocale} from '../site';
import {
  extractGuideTexts,
  guideCatalogue,
} from '../translations/api/extractGuideTexts';
import {extractTexts} from '../translations/api/extractTexts';
import {readMessages, type Messages} from '../translations/messages';
import {filesUnder} from '../files/filesUnder';
import {command} from './command';

const extractedFolder = '.cache/extracted';

/**
 * Every message of the site, of the API description and of the guides, in English, by the file
 * that its translation stands in.
 */
export async function extractMessages(): Promise<Map<string, Messages>> {
  rmSync(extractedFolder, {recursive: true, force: true});
  await command(
    'docusaurus',
    ['write-translations', '--locale', defaultLocale],
    {quiet: true, env: {I18N_FOLDER: extractedFolder}},
  );
  const folder = path.join(extractedFolder, defaultLocale);
  const ofSite = filesUnder(folder, '.json').map(
    (file) => [file, readMessages(path.join(folder, file))] as const,
  );
  const described = extractTexts(readBundle('.'));
  const guides = extractGuideTexts(readWorkflows('.'), described);
  const ofApi = [...described, [guideCatalogue, guides] as const].map(
    ([name, messages]) => [`openapi/${name}.json`, messages] as const,
  );
  return new Map([...ofSite, ...ofApi]);
}
