import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildFolder, htmlFiles} from '../site/build';
import {isChinese} from '../site/crawl/page';
import {validateHtml} from './validateHtml';

/** Validates every page of a language; each stands in a file of its own, so that both run at once. */
export function validateEveryPage(chinese: boolean): void {
  it('every page is valid', async () => {
    const files = htmlFiles().filter((file) => isChinese(file) === chinese);
    const faults: string[] = [];
    for (const file of files) {
      const html = readFileSync(path.join(buildFolder, file), 'utf8');
      faults.push(...(await validateHtml(html, file)));
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(files.length).toBeGreaterThan(500);
    console.log(`${files.length} pages validated`);
  });
}
