import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {getPosition} from '../../api/files/readJson';
import {findCodeIn} from '../codeIn';
import type {Messages} from '../messages';
import {findTranslationFaults} from './rules';
import type {Measures} from './translation';

/** The line that the message of a key stands on. */
function getLine(text: string, key: string): number {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [key, 'message']);
  return getPosition(text, node?.offset ?? 0).line;
}

/**
 * Faults in the wording of the messages of one file. What its English writes as
 * code, such as values, may stand in its diagrams.
 *
 * @param name of the file, from the root of the repository
 * @param english messages of the site, by key
 */
export function lintMessages(
  name: string,
  english: Messages,
  messages: Messages,
  measures: Measures,
  siteDir: string,
): string[] {
  const source = readFileSync(path.join(siteDir, name), 'utf8');
  // A value of one service may be a word of another: `Deploying` is one of MAAS.
  const sameNames = new Set([
    ...measures.sameNames,
    ...findCodeIn(Object.values(english).map(({message}) => message)),
  ]);
  return Object.entries(messages).flatMap(([key, {message: text}]) =>
    findTranslationFaults(
      {english: english[key]?.message, text},
      {...measures, sameNames},
    ).map((fault) => `${name}:${getLine(source, key)}: ${fault}`),
  );
}
