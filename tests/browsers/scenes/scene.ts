import {locales} from '../../e2e/addresses';
import type {Tab} from '../browser';
import type {Site} from '../site';
import {untilPage} from '../wait';

export type Locale = (typeof locales)[number];

/** What a scene runs with. */
export interface Stage {
  tab: Tab;
  site: Site;
  locale: Locale;
  /** The address of a path in the language of the scene. */
  address: (path: string) => string;
}

/** Something that a reader does, the same in every browser. */
export interface Scene {
  title: string;
  run: (stage: Stage) => Promise<void>;
}

/** Waits until React runs the page. */
export const runs = (tab: Tab): Promise<void> =>
  untilPage(
    tab,
    'the page runs',
    () => document.documentElement.dataset.hasHydrated === 'true',
  );

/** Opens a page, gives it its first act, and waits until React runs it. */
export async function open({tab, address}: Stage, path: string): Promise<void> {
  await tab.goto(address(path));
  await untilPage(tab, 'the page runs', () => {
    dispatchEvent(new Event('focusin'));
    return document.documentElement.dataset.hasHydrated === 'true';
  });
}
