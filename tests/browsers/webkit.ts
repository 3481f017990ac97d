import {Builder, By, Capabilities, Key} from 'selenium-webdriver';
import type {WebDriver} from 'selenium-webdriver';
import type {Browser, Limits, Tab} from './browser';
import {heard, listen, store} from './listen';
import {freePort, start, startDisplay} from './process';
import {limit, until} from './wait';

/** Keys by the names that they have in the scenes. */
const keys: Record<string, string> = {
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  End: Key.END,
};

async function press(driver: WebDriver, key: string): Promise<void> {
  const parts = key.split('+').map((name) => keys[name] ?? name);
  const actions = driver.actions();
  for (const part of parts) actions.keyDown(part);
  for (const part of parts.reverse()) actions.keyUp(part);
  await actions.perform();
}

/** The window has a frame, whose size only the page can tell. */
async function resize(
  driver: WebDriver,
  width: number,
  height: number,
): Promise<void> {
  const inner = (): Promise<[number, number]> =>
    driver.executeScript('return [innerWidth, innerHeight]');
  await until(
    `the window is ${width} by ${height}`,
    async () => {
      const [w, h] = await inner();
      if (w === width && h === height) return true;
      const outer = await driver.manage().window().getRect();
      await driver
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: outer.width + width - w,
          height: outer.height + height - h,
        });
      return false;
    },
    inner,
  );
}

function tabOf(driver: WebDriver): Tab {
  // No driver of WebKit runs a script before those of the page. This is the
  // earliest that is left: with whatever is first asked of a page.
  const evaluate: Tab['evaluate'] = (run, argument) =>
    driver.executeScript(
      `(${listen.toString()})(arguments[0]); return (${run.toString()})(arguments[1])`,
      store,
      argument,
    );
  return {
    goto: async (address) => {
      await driver.get(address);
      await evaluate(() => undefined);
    },
    evaluate,
    click: async (selector) => {
      await driver.findElement(By.css(selector)).click();
    },
    press: (key) => press(driver, key),
    type: async (text) => {
      const active = await driver.switchTo().activeElement();
      await active.sendKeys(text);
    },
    resize: (width, height) => resize(driver, width, height),
    screenshot: async () =>
      Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: () => Promise.reject(new Error('The driver cannot.')),
    complaints: () => evaluate(heard, store),
    close: () => driver.quit(),
  };
}

/** What WebKitGTK or its driver cannot do. */
export const webKitLimits: Limits = {
  print: 'the driver cannot print',
  prefetch: 'WebKit has no prefetch links',
};

/**
 * Starts the driver of WebKitGTK, on a display of its own.
 *
 * @param binary of the window that it drives
 */
export async function openWebKit(binary: string): Promise<Browser> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display.name,
    // The sandbox of its processes refuses root and needs rights that machines
    // of CI withhold. What runs in it here is the site alone.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const address = `http://127.0.0.1:${port}`;
  await until(
    'WebKitWebDriver answers',
    async () => (await fetch(`${address}/status`)).ok,
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary, args: ['--automation']},
  });
  return {
    async open() {
      const session = await new Builder()
        .usingServer(address)
        .withCapabilities(capabilities)
        .build();
      await session.manage().setTimeouts({script: limit, pageLoad: limit});
      const tab = tabOf(session);
      await tab.resize(1440, 900);
      return tab;
    },
    close: () => {
      driver.kill();
      display.server.kill();
      return Promise.resolve();
    },
  };
}
