import {expect, locales, test} from './fixtures';

for (const {name, prefix} of locales) {
  test(`the picture of a page for other sites shows a title and the strata: ${name}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/docs/intro`);
    const address = await page
      .locator('meta[property="og:image"]')
      .getAttribute('content');
    const inked = await page.evaluate(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const {naturalWidth: width, naturalHeight: height} = picture;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const {data} = context.getImageData(0, 0, width, height);
      const pixels = new Uint32Array(data.buffer);
      /** How many pixels of some rows are not of the ground. */
      const inRows = (from: number, to: number): number =>
        pixels
          .subarray(from * width, to * width)
          .filter((pixel) => pixel !== pixels[0]).length;
      return [inRows(180, 420), inRows(520, 550), inRows(551, height)];
    }, new URL(address!).pathname);
    const [title, strata, margin] = inked;
    expect(title).toBeGreaterThan(5000);
    expect(strata).toBeGreaterThan(10_000);
    expect(margin).toBe(0);
  });
}
