import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ChildProcess} from 'node:child_process';
import type {Browser, Tab} from './browser';
import {heard, listen, store} from './listen';
import {freePort, startProgram, startDisplay, stop} from './process';
import {until} from './wait';
import {openSession, type Session} from './webDriver';

/**
 * Keys by the names that they have in the scenes.
 *
 * @see https://www.w3.org/TR/webdriver2/#keyboard-actions
 */
const keys: Record<string, string> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  End: '\uE010',
};

/** The window has a frame, whose size only the page can tell. */
async function resize(
  session: Session,
  width: number,
  height: number,
): Promise<void> {
  const inner = (): Promise<[number, number]> =>
    session.run('return [innerWidth, innerHeight]');
  await until(
    `the window is ${width} by ${height}`,
    async () => {
      const [w, h] = await inner();
      if (w === width && h === height) return true;
      const outer = await session.getRect();
      await session.setRect({
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

function getTab(session: Session, driver: ChildProcess): Tab {
  // No driver of WebKit runs a script before those of the page. This is the
  // earliest that is left: with whatever is first asked of a page.
  const evaluate: Tab['evaluate'] = (run, argument) =>
    session.run(
      `(${listen.toString()})(arguments[0]); return (${run.toString()})(arguments[1])`,
      store,
      argument,
    );
  return {
    goto: async (address) => {
      await session.get(address).catch((thrown: Error) => {
        throw new Error(`WebKit did not open ${address}`, {cause: thrown});
      });
      await evaluate(() => undefined);
    },
    evaluate,
    click: (selector) =>
      until(`${selector} can be clicked`, async () => {
        // What slides into view cannot be clicked before it is there.
        await session.click(selector);
        return true;
      }),
    press: (key) =>
      session.press(key.split('+').map((name) => keys[name] ?? name)),
    type: (text) => session.type(text),
    resize: (width, height) => resize(session, width, height),
    complaints: () => evaluate(heard, store),
    close: async () => {
      await session.quit().catch(() => {});
      stop(driver);
    },
  };
}

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
  capabilities: object,
  attempts = 3,
): Promise<Tab> {
  const {address, driver} = await begin();
  try {
    return getTab(await openSession(address, capabilities), driver);
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
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary, args: ['--automation']},
  };
  return {
    async open() {
      const tab = await startSession(
        () => startDriver(display.name, settings),
        capabilities,
      );
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
