import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {locales} from '../e2e/addresses';
import type {Browser} from './browser';
import {openFirefox} from './firefox';
import {scenes} from './scenes';
import {serveSite, type Site} from './site';
import {openWebKit} from './webkit';

const {firefox, webkit} = inject('programs');
const browsers = [
  {name: 'Firefox', start: () => openFirefox(firefox)},
  {name: 'WebKit', start: () => openWebKit(webkit)},
];

for (const {name, start} of browsers)
  describe(name, () => {
    let browser: Browser;
    let site: Site;
    beforeAll(async () => {
      site = await serveSite();
      browser = await start();
    });
    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });

    for (const locale of locales)
      describe(locale.name, () => {
        for (const {title, run} of scenes) {
          it(title, async () => {
            const tab = await browser.open();
            try {
              const address = (path: string): string =>
                site.origin + locale.prefix + path;
              await run({tab, site, locale, address});
              expect([...new Set(await tab.complaints())]).toEqual([]);
            } finally {
              await tab.close();
            }
          });
        }
      });
  });
