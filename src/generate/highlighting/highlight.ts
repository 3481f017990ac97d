import type {HighlighterCore} from 'shiki';
import {escapeHtml} from '../../api/escapeHtml';
import {getKind} from './theme';

/** A run of code in one syntax color. */
interface Run {
  kind: string;
  text: string;
}

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

/** A line of code that starts with an operation's URL. */
const address =
  /^(\s*(?:<span class=\w>)?["']?https?:\/\/[^\s/]+)(\/[\w.]+\/)(?=[A-Z])/;

/** Allows line breaks in URLs, which are wider than most code blocks. */
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
  const isKnown = highlighter.getLoadedLanguages().includes(language);
  const {tokens} = highlighter.codeToTokens(code, {
    lang: isKnown ? language : 'text',
    theme: 'kinds',
    // Without this, Shiki skips the rest of a line on a busy machine.
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
 * Highlights code as HTML, or escapes it if its language has no grammar: a span
 * with a class for each colored token, and `<span class=hl>` for highlighted
 * lines.
 *
 * @param marked numbers of highlighted lines, from 1
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
