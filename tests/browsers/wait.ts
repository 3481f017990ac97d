import type {Tab} from './browser';

/** Milliseconds that anything may take: more than a busy machine needs. */
export const limit = 300_000;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 50));

/**
 * Asks until the answer is yes.
 *
 * @param what is waited for, for the message
 * @param explain what is there instead
 * @throws when it is not after the limit, with the last error
 */
export async function until(
  what: string,
  ask: () => Promise<boolean> | boolean,
  explain: () => unknown = () => '',
): Promise<void> {
  const end = Date.now() + limit;
  let error: unknown;
  do {
    try {
      if (await ask()) return;
      error = undefined;
    } catch (thrown) {
      // A page that is being replaced answers nothing.
      error = thrown;
    }
    await pause();
  } while (Date.now() < end);
  const found = error ?? (await explain());
  throw new Error(`Not within ${limit / 1000} s: ${what}. ${String(found)}`);
}

/** Asks the page until it says yes. */
export const untilPage = <Argument = undefined>(
  tab: Tab,
  what: string,
  ask: (argument: Argument) => boolean,
  argument?: Argument,
): Promise<void> => until(what, () => tab.evaluate(ask, argument));

/** Waits for an element that is seen. */
export const untilSeen = (tab: Tab, selector: string): Promise<void> =>
  untilPage(
    tab,
    `${selector} is seen`,
    (wanted: string) =>
      document.querySelector(wanted)?.checkVisibility({
        visibilityProperty: true,
      }) ?? false,
    selector,
  );

/** Waits until no element of a selector is seen. */
export const untilGone = (tab: Tab, selector: string): Promise<void> =>
  untilPage(
    tab,
    `${selector} is not seen`,
    (wanted: string) =>
      !Array.from(document.querySelectorAll(wanted)).some((element) =>
        element.checkVisibility({visibilityProperty: true}),
      ),
    selector,
  );

/** Where an element is; empty while it is beside the window. */
const getPlace = (selector: string): string => {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.left >= 0 && rect.right <= innerWidth
    ? JSON.stringify(rect)
    : '';
};

/**
 * Presses an element as soon as it stands still where it is seen. WebKit's
 * driver presses what slides into view, which has moved on when it lets go.
 */
export async function click(tab: Tab, selector: string): Promise<void> {
  await untilSeen(tab, selector);
  let place = '';
  await until(`${selector} stands still`, async () => {
    const before = place;
    place = await tab.evaluate(getPlace, selector);
    return place !== '' && place === before;
  });
  await tab.click(selector);
}
