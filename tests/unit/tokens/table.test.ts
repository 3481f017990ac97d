import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {pairs} from '../../../src/tokens/pairs';
import {parseTokens, readTokens} from '../../../src/tokens/readTokens';
import {
  renderContrastTable,
  findFaintColors,
  withTable,
} from '../../../src/tokens/table';

describe('the colors of the site', () => {
  it('are legible on each other in both modes', () => {
    expect(findFaintColors(readTokens(), pairs)).toEqual([]);
  });

  it('have their contrast in the page about the tokens', () => {
    const page = readFileSync('src/css/README.md', 'utf8');
    const fresh = withTable(page, renderContrastTable(readTokens(), pairs));
    expect(page, 'Run "npm run tokens".').toBe(fresh);
  });

  it('of ink, teal and copper are those of the identity', () => {
    const {light, dark} = readTokens();
    expect(light.get('--ifm-color-content')).toBe('#1b2629');
    expect(light.get('--ifm-color-primary')).toBe('#0b5c6b');
    expect(light.get('--ifm-color-danger')).toBe('#a33a1f');
    expect(dark.get('--holt-code-background')).toBe('#1b282d');
  });
});

const tokens = parseTokens(`:root {--a: #fff; --b: #777;}
  [data-theme='dark'] {--b: #767676;}`);
const pair = {what: 'Text', front: '--b', backs: ['--a'], least: 4.5} as const;

describe('findFaintColors', () => {
  it('names the pair, the mode, what it has and what it needs', () => {
    expect(findFaintColors(tokens, [pair])).toEqual([
      'src/css/tokens.css: "Text" (--b on --a) has 4.48:1 in light mode, and needs 4.5:1. Change one of the colors.',
    ]);
    expect(findFaintColors(tokens, [{...pair, least: 3}])).toEqual([]);
  });

  it('names a token that there is not', () => {
    expect(() => findFaintColors(tokens, [{...pair, front: '--c'}])).toThrow(
      'src/tokens/pairs.ts names --c, which src/css/tokens.css does not define.',
    );
  });
});

it('rounds down, so that no figure promises more than there is', () => {
  expect(renderContrastTable(tokens, [pair])).toBe(
    `| What | Front | Ground | Least | Light | Dark |
| ---- | ----- | ------ | ----: | ----: | ---: |
| Text | \`--b\` | \`--a\`  |   4.5 |   4.4 |  4.5 |`,
  );
});

it('says which marks a page lacks', () => {
  expect(() => withTable('# Styles', '')).toThrow('The page needs the lines');
});
