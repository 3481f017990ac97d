import type {HighlighterCore} from 'shiki/core';
import {escapeHtml} from '../../api/escapeHtml';
import {getKind} from './theme';

/** A piece of code of one kind. */
interface Run {
  kind: string;
  text: string;
}

/** Joins neighbors of one kind, whatever space is between them. */
function join(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const {kind, text} of runs) {
    const last = joined.at(-1);
    if (last && (last.kind === kind || text.trim() === '')) last.text += text;
    else joined.push({kind, text});
  }
  return joined;
}

function renderHtml(runs: Run[]): string {
  return join(runs)
    .map(({kind, text}) => {
      if (!kind) return escapeHtml(text);
      const code = text.trimEnd();
      const space = text.slice(code.length);
      return `<span class=${kind}>${escapeHtml(code)}</span>${space}`;
    })
    .join('');
}

/** A line of code that begins with the address of an operation. */
const address =
  /^(\s*(?:<span class=\w>)?["']?https?:\/\/[^\s/]+)(\/[\w.]+\/)(?=[A-Z])/;

/**
 * Lets an address break after its host and before the name of its operation,
 * below its own beginning: it is longer than most blocks of code are wide.
 */
function breakAddress(html: string): string {
  const parts = address.exec(html);
  if (!parts) return html;
  const [start = '', host = '', service = ''] = parts;
  const code = host.trimStart();
  const indent = host.slice(0, host.length - code.length);
  const rest = html.slice(start.length);
  return `${indent}<span class=url>${code}<wbr>${service}<wbr>${rest}</span>`;
}

function findLines(
  highlighter: HighlighterCore,
  code: string,
  language: string,
): Run[][] {
  if (!highlighter.getLoadedLanguages().includes(language)) {
    return code.split('\n').map((text) => [{kind: '', text}]);
  }
  const {tokens} = highlighter.codeToTokens(code, {
    lang: language,
    theme: 'kinds',
    // Shiki would leave the end of a line plain when the machine is busy.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({content, color}) => ({
      kind: getKind(color?.toLowerCase()),
      text: content,
    })),
  );
}

/**
 * Code as HTML, plain where there is no grammar of the language: a span with the class of its kind around what has a color, and
 * `<span class=hl>` around highlighted lines.
 *
 * @param marked numbers of the highlighted lines, from 1
 */
export function highlightToHtml(
  highlighter: HighlighterCore,
  code: string,
  language: string,
  marked: ReadonlySet<number> = new Set(),
): string {
  const lines = findLines(highlighter, code, language);
  return lines
    .map((runs, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      const html = breakAddress(renderHtml(runs)) + end;
      return marked.has(index + 1) ? `<span class=hl>${html}</span>` : html;
    })
    .join('');
}
