import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Builder, By, Capabilities, error, Key} from 'selenium-webdriver';
import type {WebDriver} from 'selenium-webdriver';
import type {ChildProcess} from 'node:child_process';
import type {Browser, Limits, Tab} from './browser';
import {heard, listen, store} from './listen';
import {freePort, startProgram, startDisplay, stop} from './process';
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

/** Some commands of the driver never return: each is given up after a while. */
async function within<Result>(
  name: string,
  command: Promise<Result>,
  milliseconds = 2 * limit,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The driver has not done "${name}".`)),
      milliseconds,
    );
  });
  return Promise.race([command, late]).finally(() => clearTimeout(timer));
}

function limited(tab: Tab, close: () => Promise<void>): Tab {
  return {
    goto: (address) => within('goto', tab.goto(address)),
    evaluate: (run, argument) =>
      within('evaluate', tab.evaluate(run, argument)),
    click: (selector) => within(`click ${selector}`, tab.click(selector)),
    press: (key) => within(`press ${key}`, tab.press(key)),
    type: (text) => within(`type ${text}`, tab.type(text)),
    resize: (width, height) => within('resize', tab.resize(width, height)),
    screenshot: () => within('screenshot', tab.screenshot()),
    print: () => tab.print(),
    complaints: () => within('complaints', tab.complaints()),
    close,
  };
}

function getTab(driver: WebDriver): Tab {
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
      // The driver has no words for it.
      await driver.get(address).catch((thrown: Error) => {
        if (thrown.message) throw thrown;
        throw new Error(`WebKit crashed on ${address}`, {cause: thrown});
      });
      await evaluate(() => undefined);
    },
    evaluate,
    click: (selector) =>
      until(`${selector} can be pressed`, async () => {
        try {
          await driver.findElement(By.css(selector)).click();
          return true;
        } catch (thrown) {
          // What slides into view cannot be pressed before it is there.
          if (thrown instanceof error.ElementNotInteractableError) return false;
          throw thrown;
        }
      }),
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
 * Settings of GTK under which the tool bar of the window has no size: with one,
 * no window is narrower than 447 px. Pages do not change with it.
 *
 * @returns their folder
 */
function withoutToolBar(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'holt-gtk-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(
    path.join(folder, 'gtk-3.0', 'gtk.css'),
    `* {font-size: 1px; padding: 0; margin: 0; min-width: 0; border-width: 0}
    image {-gtk-icon-source: none}`,
  );
  return folder;
}

/** Starts a driver, which serves one session, and returns when it answers. */
async function startDriver(
  display: string,
  settings: string,
): Promise<{address: string; driver: ChildProcess}> {
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    XDG_CONFIG_HOME: settings,
    // The sandbox of its processes refuses root and needs rights that machines
    // of CI withhold. What runs in it here is the site alone.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const address = `http://127.0.0.1:${port}`;
  await until(
    'WebKitWebDriver answers',
    async () => (await fetch(`${address}/status`)).ok,
  );
  return {address, driver};
}

/**
 * Opens a window. Now and then one ends while it opens, and the driver waits for
 * it: then another driver opens another one, twice at most.
 */
async function startSession(
  begin: () => Promise<{address: string; driver: ChildProcess}>,
  capabilities: Capabilities,
  attempts = 3,
): Promise<{session: WebDriver; driver: ChildProcess}> {
  const {address, driver} = await begin();
  const builder = new Builder()
    .usingServer(address)
    .withCapabilities(capabilities);
  try {
    return {
      session: await within('open a window', builder.build(), limit),
      driver,
    };
  } catch (thrown) {
    stop(driver);
    if (attempts === 1) throw thrown;
    return startSession(begin, capabilities, attempts - 1);
  }
}

/**
 * Gets WebKitGTK ready, on a display of its own. Each tab has a driver of its
 * own, so that one that hangs does not keep the next from its session.
 *
 * @param binary of the window that is driven
 */
export async function openWebKit(binary: string): Promise<Browser> {
  const display = await startDisplay();
  const settings = withoutToolBar();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary, args: ['--automation']},
  });
  return {
    async open() {
      const {session, driver} = await startSession(
        () => startDriver(display.name, settings),
        capabilities,
      );
      await session.manage().setTimeouts({script: limit, pageLoad: limit});
      const tab = limited(getTab(session), async () => {
        // One that hangs does not answer this either.
        await within('quit', session.quit(), 5000).catch(() => {});
        stop(driver);
      });
      await tab.resize(1440, 900);
      return tab;
    },
    close: () => {
      stop(display.server);
      rmSync(settings, {recursive: true, force: true});
      return Promise.resolve();
    },
  };
}
