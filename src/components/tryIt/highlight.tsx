import type {ReactNode} from 'react';
import type {SampleGrammar} from '../../reference/samples/languages';

/** Longer code stays plain: colors are not worth the wait. */
const longest = 50_000;

/** Texts in quotation marks, of either kind. */
export const text = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
export const number = String.raw`(?<n>-?\b\d[\w.]*)`;
export const call = String.raw`(?<f>\b\w+(?=\())`;
export const createWordPattern = (...list: string[]) =>
  String.raw`(?<k>\b(?:${list.join('|')})\b)`;

/**
 * What has a color in each language: alternatives named by the kinds that
 * `src/css/code.css` colors.
 */
const patterns: Record<SampleGrammar | 'json', string[]> = {
  json: [
    String.raw`(?<f>"(?:\\.|[^"\\])*"(?=\s*:))`,
    String.raw`(?<s>"(?:\\.|[^"\\])*")`,
    '(?<n>-?\\b\\d[\\w.+-]*|\\b(?:true|false|null)\\b)',
  ],
  bash: [
    String.raw`(?<s>"[^"]*"|'[^']*')`,
    String.raw`(?<f>^\s*(?:curl|printf)\b)`,
    String.raw`(?<n>\s--?[\w-]+)`,
  ],
  js: [
    String.raw`(?<s>${text}|\u0060[^\u0060]*\u0060)`,
    createWordPattern(
      'const',
      'let',
      'await',
      'new',
      'if',
      'throw',
      'for',
      'of',
      'while',
      'break',
    ),
    call,
    number,
  ],
  python: [
    `(?<s>${text})`,
    createWordPattern(
      'import',
      'try',
      'with',
      'as',
      'except',
      'while',
      'if',
      'else',
    ),
    String.raw`(?<n>\b(?:True|False|None)\b|-?\b\d[\w.]*)`,
    String.raw`(?<f>\b\w+(?=\())`,
  ],
  go: [
    String.raw`(?<s>${text}|\u0060[^\u0060]*\u0060)`,
    createWordPattern(
      'package',
      'import',
      'func',
      'if',
      'return',
      'defer',
      'for',
      'break',
      'nil',
    ),
    call,
    number,
  ],
};

/**
 * Code with colors as the code of the page has them.
 *
 * @param pattern alternatives, each a group named by the kind of its color
 */
export function highlightPattern(
  code: string,
  pattern: readonly string[] | undefined,
): ReactNode {
  if (!pattern || code.length > longest) return code;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(new RegExp(pattern.join('|'), 'gm'))) {
    const kind = Object.entries(match.groups ?? {}).find(
      ([, part]) => part,
    )?.[0];
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={kind}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}

/** Code in a language that the panel knows, with colors. */
export const highlightSample = (code: string, language: string): ReactNode =>
  highlightPattern(
    code,
    (patterns as Record<string, string[] | undefined>)[language],
  );
