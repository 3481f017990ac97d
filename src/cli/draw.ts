import {rmSync, writeFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {browserArguments, findBrowser} from '../../benchmarks/browser';
import {
  drawnFile,
  hashOf,
  pictures,
  vectors,
  type Picture,
} from '../artwork/drawings';
import {ico} from '../artwork/ico';
import {main} from './main';

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

async function contentOf(browser: Browser, picture: Picture): Promise<Buffer> {
  const images: {size: number; png: Buffer}[] = [];
  const isIcon = picture.file.endsWith('.ico');
  for (const size of picture.sizes) {
    const png = await render(browser, picture.svg, size);
    images.push({size: size.width, png});
  }
  const [first] = images;
  return isIcon || !first ? ico(images) : first.png;
}

/**
 * `npm run draw`: draws the logos, the icons and the social cards anew from the
 * tokens and the words of the site, into `static/`.
 */
main(async () => {
  for (const [file, svg] of Object.entries(vectors())) writeFileSync(file, svg);
  const drawn: Record<string, string> = {};
  // Until all are drawn, the tests find none that is up to date.
  rmSync(drawnFile, {force: true});
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  try {
    for (const picture of pictures()) {
      const content = await contentOf(browser, picture);
      writeFileSync(picture.file, content);
      drawn[picture.file] = hashOf(picture);
      console.log(`${picture.file}: ${content.length} bytes`);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(drawnFile, `${JSON.stringify(drawn, undefined, 2)}\n`);
});
