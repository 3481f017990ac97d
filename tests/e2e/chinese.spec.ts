import {expect, kinds, test} from './fixtures';

const [english, chinese] = ['', '/zh-hant'] as const;

test('lines of Chinese are looser than those of English, and shorter', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of [kinds.tutorial, kinds.guide, kinds.service]) {
    const lines = async (prefix: string) => {
      await page.goto(prefix + address);
      return page
        .locator('.markdown > p:not([class])')
        .first()
        .evaluate((text) => {
          const {lineHeight, fontSize} = getComputedStyle(text);
          const letters = parseFloat(fontSize);
          return {
            height: parseFloat(lineHeight) / letters,
            width: text.getBoundingClientRect().width / letters,
          };
        });
    };
    const [there, here] = [await lines(english), await lines(chinese)];
    expect(here.height, address).toBeGreaterThanOrEqual(1.7);
    expect(here.height, address).toBeGreaterThan(there.height);
    expect(here.width, address).toBeLessThanOrEqual(40);
    expect(here.width, address).toBeLessThan(there.width);
  }
});

test('headings of Chinese are smaller, because Han fills its square', async ({
  page,
}) => {
  for (const [address, selector] of [
    [kinds.tutorial, '.markdown h1'],
    [kinds.tutorial, '.markdown h2'],
    [kinds.operation, '.markdown h1'],
    [kinds.post, 'article h1'],
  ] as const) {
    const size = async (prefix: string): Promise<number> => {
      await page.goto(prefix + address);
      return page
        .locator(selector)
        .first()
        .evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
    };
    expect(await size(chinese), selector).toBeLessThan(await size(english));
  }
});

test('no Chinese text leans, and every font is one of Taiwan', async ({
  page,
}) => {
  for (const address of [kinds.tutorial, kinds.post, kinds.service]) {
    await page.goto(chinese + address);
    const styles = await page
      .locator('main :is(p, em, i, cite, h1, h2, code)')
      .evaluateAll((parts) => [
        ...new Set(
          parts.map((part) => {
            const {fontStyle, fontFamily} = getComputedStyle(part);
            return `${fontStyle}|${fontFamily}`;
          }),
        ),
      ]);
    for (const style of styles) {
      expect(style).toMatch(/^normal\|/);
      expect(style).toMatch(
        /"PingFang TC", "Noto Sans (?:CJK TC", "Noto Sans|Mono CJK) TC", "Microsoft JhengHei"/,
      );
      expect(style).not.toMatch(/ SC"|Simplified|YaHei|SimSun/);
    }
  }
});

test('Han characters are drawn as such, and not as boxes', async ({page}) => {
  await page.goto(chinese + kinds.tutorial);
  const pictures = await page.evaluate(() => {
    const family = getComputedStyle(document.body).fontFamily;
    const {clientWidth: size} = document.documentElement;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(size, 48);
    const context = canvas.getContext('2d')!;
    // The last two are no characters: a font has nothing but its box for them.
    return ['\u7dad', '\u8b77', '\u{103fff}', '\u{103ffe}'].map((character) => {
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.font = `40px ${family}`;
      context.fillText(character, 0, 40);
      return canvas.toDataURL();
    });
  });
  const [first, second, ...boxes] = pictures;
  expect(first).not.toBe(second);
  for (const box of boxes) expect([first, second]).not.toContain(box);
});
