import {computeContrast} from './contrast';
import type {Pair} from './pairs';
import {modes, tokensFile, type Mode, type Tokens} from './readTokens';

function readToken(tokens: Tokens, mode: Mode, name: string): string {
  const found = tokens[mode].get(name);
  if (found === undefined) {
    throw new Error(
      `src/tokens/pairs.ts names ${name}, which ${tokensFile} does not define.`,
    );
  }
  return found;
}

const computeRatio = (
  tokens: Tokens,
  mode: Mode,
  {front, backs}: Pair,
): number =>
  computeContrast(
    readToken(tokens, mode, front),
    backs.map((back) => readToken(tokens, mode, back)),
  );

/** What is said of each pair that is too faint; nothing when all is well. */
export const findFaintColors = (
  tokens: Tokens,
  pairs: readonly Pair[],
): string[] =>
  pairs.flatMap((pair) =>
    modes
      .map((mode) => ({mode, is: computeRatio(tokens, mode, pair)}))
      .filter(({is}) => is < pair.least)
      .map(
        ({mode, is}) =>
          `${tokensFile}: "${pair.what}" (${pair.front} on ${pair.backs.join(' with ')}) has ${is.toFixed(2)}:1 in ${mode} mode, and needs ${pair.least}:1. Change one of the colors.`,
      ),
  );

function renderRow(tokens: Tokens, pair: Pair): string[] {
  const shown = (mode: Mode): string =>
    // Rounded down, so that no figure promises more than there is.
    (Math.floor(computeRatio(tokens, mode, pair) * 10) / 10).toFixed(1);
  return [
    pair.what,
    `\`${pair.front}\``,
    pair.backs.map((back) => `\`${back}\``).join(' with '),
    pair.least.toString(),
    shown('light'),
    shown('dark'),
  ];
}

/** The contrast of each pair as a table of Markdown, as Prettier writes it. */
export function renderContrastTable(
  tokens: Tokens,
  pairs: readonly Pair[],
): string {
  const rows = [
    ['What', 'Front', 'Ground', 'Least', 'Light', 'Dark'],
    ...pairs.map((pair) => renderRow(tokens, pair)),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const numbers = 3;
  const [head = '', ...body] = rows.map(
    (cells) =>
      `| ${cells.map((cell, column) => (column < numbers ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width, column) => (column < numbers ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [head, rule, ...body].join('\n');
}

const begin = '<!-- Made by "npm run tokens". -->';
const end = '<!-- /npm run tokens -->';

/**
 * Puts the table between its marks in a page.
 *
 * @throws when the page lacks the marks
 */
export function withTable(page: string, table: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(`The page needs the lines ${begin} and ${end}.`);
  }
  return `${page.slice(0, from)}${begin}\n\n${table}\n\n${page.slice(to)}`;
}
