import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import type {Locale} from '../../site';
import type {Messages} from '../messages';
import {filesUnder} from '../../files/filesUnder';
import {translationsFolder} from '../paths';
import {positionOf} from '../../files/readJson';
import {withoutFences} from '../../reference/withoutFences';
import {readGlossary} from './glossary';
import {rulesOf} from './languages';
import {faultsOf} from './rules';

/** Pages of the API reference, as it is now and in frozen versions. */
const generated = /^docusaurus-plugin-content-docs\/[^/]+\/api\//;

/** Text of a document without front matter, imports and fenced code. */
const wordsOf = (document: string): string =>
  withoutFences(document.replace(/^---\n[\s\S]*?\n---\n/, '')).replace(
    /^import .*$/gm,
    '',
  );

/** The line that the message of a key stands on. */
function lineOf(text: string, key: string): number {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [key, 'message']);
  return positionOf(text, node?.offset ?? 0).line;
}

/**
 * Faults in the wording of messages and documents.
 *
 * @param extracted messages by file, in English
 * @param translations messages by file, in the language
 * @returns one sentence per fault, with its file and line
 */
export function lintTranslations(
  locale: Locale,
  extracted: Map<string, Messages>,
  translations: Map<string, Messages>,
  siteDir = '.',
): string[] {
  const inSite = translationsFolder(locale);
  const folder = path.join(siteDir, inSite);
  const glossary = readGlossary(path.join(folder, 'glossary.csv'));
  const rules = rulesOf(locale);
  const read = (file: string): string =>
    readFileSync(path.join(folder, file), 'utf8');
  const problems: string[] = [];
  for (const [file, messages] of translations) {
    const name = path.join(inSite, file);
    const text = read(file);
    for (const [key, {message}] of Object.entries(messages)) {
      const english = extracted.get(file)?.[key]?.message;
      if (message === english) continue;
      for (const fault of faultsOf({english, text: message}, glossary, rules)) {
        problems.push(`${name}:${lineOf(text, key)}: ${fault}`);
      }
    }
  }
  const written = (...endings: string[]): string[] =>
    (existsSync(folder) ? filesUnder(folder, ...endings) : []).filter(
      (file) => !generated.test(file) && file !== 'STYLE.md',
    );
  for (const file of written('.mdx', '.md')) {
    const name = path.join(inSite, file);
    const text = wordsOf(read(file));
    for (const fault of faultsOf({text}, glossary, rules)) {
      problems.push(`${name}: ${fault}`);
    }
  }
  for (const file of written('.json', '.mdx', '.md', '.yml')) {
    const name = path.join(inSite, file);
    problems.push(...rules.faultsOfFile(read(file), name));
  }
  return problems;
}
