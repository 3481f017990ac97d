import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import maxBy from 'es-toolkit/compat/maxBy';
import once from 'es-toolkit/compat/once';
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {listFilesUnder} from '../api/files/filesUnder';
import {getPosition} from '../api/files/readJson';
import type {Locale} from '../site';
import {findFaults, type Translation} from './lint/faults';
import type {Wording} from './lint/wording';
import type {MessageFiles, Messages} from './messages';
import {getTranslationsFolder} from './paths';
import type {Report} from './report';

function getArea(file: string): string {
  const service = /^openapi\/(.+)\.json$/.exec(file)?.[1];
  if (service) return `API: ${service}`;
  return (
    /^docusaurus-plugin-content-(docs|blog)\//
      .exec(file)?.[1]
      ?.replace('docs', 'documents') ?? 'interface'
  );
}

/** Finds the file and line of an English string in the code. */
function createSourceFinder(
  siteDir: string,
): (english: string) => string | undefined {
  const read = once(() =>
    existsSync(path.join(siteDir, 'src'))
      ? listFilesUnder(path.join(siteDir, 'src'), '.tsx', '.ts').map((name) => {
          const file = `src/${name}`;
          return [file, readFileSync(path.join(siteDir, file), 'utf8')];
        })
      : [],
  );
  return (english) => {
    // Strings may be wrapped or concatenated.
    const words = english.trim().split(/\s+/).map(escapeRegExp);
    const pattern = new RegExp(
      `(?<=(?:^|[>'"\`])\\s*)${words.join('[\\s\'"+]+')}(?=\\s*(?:[<'"\`]|$))`,
      'm',
    );
    for (const [file = '', source = ''] of read()) {
      const found = pattern.exec(source);
      if (found) return `${file}:${getPosition(source, found.index).line}`;
    }
    return undefined;
  };
}

const getWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The most similar text, if at least half of its words match. */
function findSimilar(
  text: string,
  others: readonly string[],
): string | undefined {
  const words = new Set(getWords(text));
  const share = (other: string): number => {
    const all = getWords(other);
    return (
      (2 * all.filter((word) => words.has(word)).length) /
      (all.length + words.size)
    );
  };
  const best = maxBy([...others], share);
  return best !== undefined && share(best) >= 0.5 ? best : undefined;
}

const shorten = (key: string): string =>
  key.length > 100 ? `${key.slice(0, 100)}…` : key;

/** Whether a translation equals an English text that should be translated. */
const isEnglish = (
  english: string,
  text: string,
  {asEnglish}: Wording,
): boolean =>
  text === english &&
  /\p{Letter}/u.test(text.replace(/\{\w+\}/g, '')) &&
  !/^```(?:bash|json)\n/.test(text) &&
  !asEnglish.has(text);

const listPlaceholders = (text: string): string[] => [
  ...new Set(text.replace(/`[^`]*`/g, '').match(/\{\w+\}/g)),
];

/** Placeholders that are missing from the translation or from the English. */
function findPlaceholders({english = '', text}: Translation): string[] {
  // The value of a single placeholder, such as a name, may need no placeholder
  // in the language.
  if (/^\{\w+\}$/.test(english)) return [];
  const asked = listPlaceholders(english);
  const found = listPlaceholders(text);
  return [
    ...asked
      .filter((one) => !found.includes(one))
      .map((one) => `has lost ${one}, which stands for a value.`),
    ...found
      .filter((one) => !asked.includes(one))
      .map((one) => `has ${one}, which the English has not.`),
  ];
}

/** Inline code in the English of a file: names, values, commands. */
const findCode = (messages: Messages): ReadonlySet<string> =>
  new Set(
    Object.values(messages).flatMap(({message}) =>
      [...message.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
    ),
  );

/** Labels of diagrams that are still in English. */
function findLabels(
  {english = '', text}: Translation,
  code: ReadonlySet<string>,
  {asEnglish}: Wording,
): string[] {
  const diagrams = text.match(/```mermaid\n[\s\S]*?```/g)?.join('\n') ?? '';
  const labels = diagrams.match(/[A-Z]?[a-z]+(?: [a-z]+)+/g) ?? [];
  return [...new Set(labels)]
    .filter(
      (label) =>
        english.includes(label) && !code.has(label) && !asEnglish.has(label),
    )
    .map(
      (label) => `the label "${label}" of a diagram is English: translate it.`,
    );
}

function createLineFinder(file: string): (key: string) => number {
  const json = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const parse = once(() => parseTree(json));
  return (key) => {
    const tree = parse();
    const node = tree && findNodeAtLocation(tree, [key, 'message']);
    return getPosition(json, node?.offset ?? 0).line;
  };
}

/**
 * Checks that every message of the site is translated, and its wording.
 *
 * @param extracted messages of the site by file, in English
 * @param translations messages by file, in the language
 */
export function checkMessages(
  report: Report,
  locale: Locale,
  extracted: MessageFiles,
  translations: MessageFiles,
  wording: Wording,
  siteDir: string,
): void {
  const findSource = createSourceFinder(siteDir);
  for (const [file, messages] of extracted) {
    const area = getArea(file);
    const name = `${getTranslationsFolder(locale)}/${file}`;
    const getLine = createLineFinder(path.join(siteDir, name));
    const code = findCode(messages);
    const translated = new Map(Object.entries(translations.get(file) ?? {}));
    const unused = [...translated.keys()].filter(
      (key) => !Object.hasOwn(messages, key),
    );
    for (const [key, {message: english, description}] of Object.entries(
      messages,
    )) {
      const text = translated.get(key)?.message ?? '';
      const line = `${name}:${getLine(key)}`;
      const isMissing = text.trim() === '';
      if (isMissing || isEnglish(english, text, wording)) {
        const source = file === 'code.json' && findSource(english);
        const use = source || description;
        const similar = findSimilar(key, unused);
        const problem = [
          isMissing
            ? `${name}: "${shorten(key)}" is missing.`
            : `${line}: "${shorten(key)}" is the English text.`,
          use && `Its place: ${use}.`,
          similar &&
            `Perhaps it was "${shorten(similar)}", on line ${getLine(similar)}.`,
        ];
        report.count(
          area,
          isMissing ? 'missing' : 'same as English',
          problem.filter(Boolean).join(' '),
        );
      } else {
        report.count(area, 'translated');
        // A key with an ID is used for a second translation of the same
        // English.
        if (key === english) report.note(english, text, line);
        if (text === english) continue;
        const translation = {english, text};
        const faults = [
          ...findPlaceholders(translation),
          ...findFaults(translation, wording),
          ...findLabels(translation, code, wording),
        ];
        report.problems.push(...faults.map((fault) => `${line}: ${fault}`));
      }
    }
    for (const key of unused) {
      report.count(
        area,
        'unused',
        `${name}:${getLine(key)}: "${shorten(key)}" is no longer used. Move its translation to the new text, or remove it.`,
      );
    }
  }
}
