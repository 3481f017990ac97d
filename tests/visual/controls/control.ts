import type {Page} from '@playwright/test';

/** States that the browser is told to show a control in. */
export const forced = ['rest', 'hover', 'focus', 'pressed'] as const;

export type Forced = (typeof forced)[number];

/** A control of a page. */
export interface Control {
  /** What its pictures are called; several scenes may add to one. */
  name: string;
  /** The first visible element that fits is photographed. */
  selector: string;
  /** The state that the scene has brought it into, such as "disabled". */
  is?: string;
  /** All of them, unless the scene brought it into a state: then at rest. */
  states?: readonly Forced[];
}

/** A page, and what was done to it before its controls are photographed. */
export interface Scene {
  path: string;
  /** Width of the window; 1440 unless said otherwise. */
  width?: number;
  prepare?: (page: Page) => Promise<void>;
  controls: readonly Control[];
}

export const control = (
  name: string,
  selector: string,
  more: Pick<Control, 'is' | 'states'> = {},
): Control => ({name, selector, ...more});

/** The states of a control in which it is photographed. */
export const getStates = ({is, states}: Control): readonly Forced[] =>
  states ?? (is === undefined ? forced : ['rest']);

/** What a photograph is called, such as "selected, focus". */
export const getLabel = ({is}: Control, state: Forced): string =>
  is === undefined ? state : state === 'rest' ? is : `${is}, ${state}`;
