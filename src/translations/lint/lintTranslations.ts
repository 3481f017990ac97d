import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Messages} from '../messages';
import {filesUnder, translationsFolder} from '../paths';
import {positionOf} from '../readJson';
import {simplifiedCharacters} from '../simplified';
import {withoutFences} from '../withoutFences';
import {readGlossary} from './glossary';
import {faultsOf} from './rules';

const glossaryFile = `${translationsFolder}/glossary.csv`;

/** Pages of the API reference, as it is now and in frozen versions. */
const generated = /^docusaurus-plugin-content-docs\/[^/]+\/api\//;

/** Text of a document without front matter, imports and fenced code. */
const wordsOf = (document: string): string =>
  withoutFences(document.replace(/^---\n[\s\S]*?\n---\n/, '')).replace(
    /^import .*$/gm,
    '',
  );

/**
 * Faults in the Chinese of messages and documents.
 *
 * @param extracted messages by file, in English
 * @param translations messages by file, in Chinese
 * @returns one sentence per fault, with its file and line
 */
export function lintTranslations(
  extracted: Map<string, Messages>,
  translations: Map<string, Messages>,
): string[] {
  const glossary = readGlossary(glossaryFile);
  const problems: string[] = [];
  for (const [file, messages] of translations) {
    const name = path.join(translationsFolder, file);
    const text = readFileSync(name, 'utf8');
    for (const [key, {message}] of Object.entries(messages)) {
      const english = extracted.get(file)?.[key]?.message;
      if (message === english) continue;
      for (const fault of faultsOf({english, chinese: message}, glossary)) {
        const place = text.indexOf(JSON.stringify(message));
        const {line} = positionOf(text, place);
        problems.push(`${name}:${line}: ${fault}`);
      }
    }
  }
  for (const file of filesUnder(translationsFolder, '.mdx', '.md')) {
    if (generated.test(file) || file === 'STYLE.md') continue;
    const name = path.join(translationsFolder, file);
    const chinese = wordsOf(readFileSync(name, 'utf8'));
    for (const fault of faultsOf({chinese}, glossary)) {
      problems.push(`${name}: ${fault}`);
    }
  }
  for (const file of filesUnder(translationsFolder, '.json', '.mdx', '.yml')) {
    if (generated.test(file)) continue;
    const name = path.join(translationsFolder, file);
    problems.push(...simplifiedCharacters(readFileSync(name, 'utf8'), name));
  }
  return problems;
}
