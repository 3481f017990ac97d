import {rmSync, writeFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {browserArguments, findBrowser} from '../../benchmarks/browser';
import {
  drawnFile,
  hashPicture,
  drawPictures,
  drawVectors,
  type Picture,
} from '../artwork/drawings';
import {main} from './main';

const headerSize = 6;
const entrySize = 16;

/**
 * Puts PNG files into one `.ico`, which browsers take the fitting size from.
 *
 * @param images squares of less than 256 pixels
 */
function encodeIco(images: readonly {size: number; png: Buffer}[]): Buffer {
  const header = Buffer.alloc(headerSize + entrySize * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, {size, png}] of images.entries()) {
    const at = headerSize + entrySize * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({png}) => png)]);
}

async function render(
  browser: Browser,
  svg: string,
  viewport: {width: number; height: number},
): Promise<Buffer> {
  const page = await browser.newPage({viewport});
  await page.setContent(
    `<!doctype html><style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  const png = await page.screenshot({omitBackground: true});
  await page.close();
  return png;
}

async function getContent(browser: Browser, picture: Picture): Promise<Buffer> {
  const images: {size: number; png: Buffer}[] = [];
  const isIcon = picture.file.endsWith('.ico');
  for (const size of picture.sizes) {
    const png = await render(browser, picture.svg, size);
    images.push({size: size.width, png});
  }
  const [first] = images;
  return isIcon || !first ? encodeIco(images) : first.png;
}

/**
 * `npm run draw`: draws the logos, the icons and the social cards anew from the
 * tokens and the words of the site, into `static/`.
 */
main(async () => {
  for (const [file, svg] of Object.entries(drawVectors()))
    writeFileSync(file, svg);
  const drawn: Record<string, string> = {};
  // Until all are drawn, the tests find none that is up to date.
  rmSync(drawnFile, {force: true});
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  try {
    for (const picture of drawPictures()) {
      const content = await getContent(browser, picture);
      writeFileSync(picture.file, content);
      drawn[picture.file] = hashPicture(picture);
      console.log(`${picture.file}: ${content.length} bytes`);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(drawnFile, `${JSON.stringify(drawn, undefined, 2)}\n`);
});
