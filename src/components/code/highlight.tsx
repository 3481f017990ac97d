import type {ReactNode} from 'react';

const longest = 50_000;

/** Keywords of the languages of samples. None of them is a name in a sample. */
const keywords = [
  'const let await new if throw for of while break', // JavaScript
  'import try with as except', // Python
  'package func defer nil', // Go
].flatMap((words) => words.split(' '));

/** Named groups, as colored in `src/css/code.css`. */
const patterns = {
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
  /** Any other language. */
  code: [
    String.raw`(?<s>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\u0060[^\u0060]*\u0060)`,
    String.raw`(?<k>\b(?:${keywords.join('|')})\b)`,
    String.raw`(?<f>\b\w+(?=\())`,
    String.raw`(?<n>\b(?:True|False|None)\b|-?\b\d[\w.]*)`,
  ],
};

/** Highlights code in the panel, with the page's colors. */
export function highlightSample(code: string, language: string): ReactNode {
  if (code.length > longest) return code;
  const pattern =
    language === 'json' || language === 'bash'
      ? patterns[language]
      : patterns.code;
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
