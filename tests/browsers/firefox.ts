import {firefox} from 'playwright-core-firefox';
import type {Browser, Tab} from './browser';
import {heard, listen, store} from './listen';
import {limit} from './wait';

/** Whether a keyboard has a key for each character. */
const isTypeable = (text: string): boolean => /^[ -~]*$/.test(text);

/**
 * Starts an installed Firefox, through WebDriver BiDi.
 *
 * @param executablePath of Firefox
 */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
  });
  return {
    async open(): Promise<Tab> {
      const context = await browser.newContext({
        viewport: {width: 1440, height: 900},
      });
      const page = await context.newPage();
      page.setDefaultTimeout(limit);
      await page.addInitScript(listen, store);
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(`says: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(`error: ${error.message}`));
      return {
        goto: async (address) => {
          await page.goto(address, {waitUntil: 'domcontentloaded'});
        },
        evaluate: (run, argument) =>
          page.evaluate(run as never, argument) as never,
        click: (selector) => page.locator(selector).first().click(),
        press: (key) => page.keyboard.press(key),
        type: async (text) => {
          if (isTypeable(text)) return page.keyboard.type(text);
          // For a character that no key has, the driver sets the value of the
          // field, which React does not hear. This is what an input method does.
          await page.evaluate(
            (inserted) => document.execCommand('insertText', false, inserted),
            text,
          );
        },
        resize: (width, height) => page.setViewportSize({width, height}),
        complaints: async () => [
          ...said,
          ...(await page.evaluate(heard, store)),
        ],
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
