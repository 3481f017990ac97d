import {describe, expect, it} from 'vitest';
import {getProse} from '../../../../src/translations/lint/prose';

const gap = '\u0000';

describe('proseOf', () => {
  it.each([
    ['用`x`戶', `用${gap}戶\n`],
    ['甲 `乙` 丙\n\n```js\n丁\n```', `甲 ${gap} 丙\n${gap}`],
    ['![圖](a.png)', `${gap}\n`],
    ['甲 <b>乙</b>', `甲 ${gap}乙${gap}\n`],
    ['[甲]: https://example.com', gap],
  ])('leaves out what is no prose of %j', (markdown, prose) => {
    expect(getProse(markdown)).toBe(prose);
  });

  it('keeps words of links, lists and headings, each block on its line', () => {
    expect(getProse('# 甲\n\n- **乙**\n- [丙](https://example.com)')).toBe(
      '甲\n乙\n丙\n',
    );
  });

  it('gives plain words as they are', () => {
    expect(getProse('刪除叢集。')).toBe('刪除叢集。\n');
  });
});
