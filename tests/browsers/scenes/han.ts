import {expect} from 'vitest';
import {kinds} from '../../e2e/addresses';
import type {Scene} from './scene';

/** Without it, the Chinese pages would be tested with boxes. */
export const hanScene: Scene = {
  title: 'Han characters are drawn, not boxes',
  async run({tab, address}) {
    await tab.goto(address(kinds.home));
    const [one, other, none] = await tab.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 100;
      const brush = canvas.getContext('2d', {willReadFrequently: true})!;
      brush.font = '80px sans-serif';
      // An unassigned code point shows the box for what no font has.
      return ['字', '語', '\u{2FE0}'].map((text) => {
        brush.clearRect(0, 0, 100, 100);
        brush.fillText(text, 0, 80);
        const {data} = brush.getImageData(0, 0, 100, 100);
        return {
          width: brush.measureText(text).width,
          ink: data.filter((_, at) => at % 4 === 3).join(''),
        };
      });
    });
    const how = 'no Han font: install fonts-noto-cjk (Debian) or Noto Sans CJK';
    expect(one!.width, how).toBe(80);
    expect(other!.width, how).toBe(80);
    expect(one!.ink === other!.ink, how).toBe(false);
    expect(one!.ink === none!.ink, how).toBe(false);
  },
};
