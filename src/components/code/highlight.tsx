import type {ReactNode} from 'react';
import type {SampleGrammar} from '../../api/samples';

const longest = 50_000;

const text = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const number = String.raw`(?<n>-?\b\d[\w.]*)`;
const call = String.raw`(?<f>\b\w+(?=\())`;
const createWordPattern = (...list: string[]) =>
  String.raw`(?<k>\b(?:${list.join('|')})\b)`;

/** Named groups per language, as colored in `src/css/code.css`. */
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
    createWordPattern('import', 'try', 'with', 'as', 'except'),
    String.raw`(?<n>\b(?:True|False|None)\b|-?\b\d[\w.]*)`,
    String.raw`(?<f>\b\w+(?=\())`,
  ],
  go: [
    String.raw`(?<s>${text}|\u0060[^\u0060]*\u0060)`,
    createWordPattern('package', 'import', 'func', 'if', 'defer', 'nil'),
    call,
    number,
  ],
};

/** Highlights code in the panel, with the page's colors. */
export function highlightSample(code: string, language: string): ReactNode {
  const pattern = (patterns as Record<string, string[] | undefined>)[language];
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
