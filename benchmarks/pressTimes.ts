/** Milliseconds from the first touch of a tap. */
export interface PressTimes {
  /** Until what was pressed shows it. */
  mark: number;
  /** Until the last script that the press needs has come. */
  scripts: number;
  /** Until React runs the page. */
  running: number;
  /** Until the panel is drawn. */
  panel: number;
}

/** What a page notes about a tap, as `performance.now()` has it. */
export interface Notes extends PressTimes {
  touch: number;
}

/**
 * Program that notes in `window.notes` what happens after a tap, in the page
 * that it runs in.
 */
export const noteTimes = `{
  const notes = (window.notes = {});
  const note = (name) => (notes[name] ??= performance.now());
  // When a change is drawn.
  const drawn = (name) =>
    requestAnimationFrame(() => setTimeout(() => note(name)));
  addEventListener('touchstart', ({timeStamp}) => (notes.touch ??= timeStamp), true);
  new MutationObserver(() => {
    if (document.querySelector('[aria-busy=true]')) drawn('mark');
    if (document.documentElement.dataset.hasHydrated === 'true') note('running');
    if (document.querySelector('dialog[open]')) drawn('panel');
  }).observe(document, {subtree: true, childList: true, attributes: true});
}`;

const middle = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** The medians of several taps as a row of a Markdown table. */
export function medianRow(name: string, taps: PressTimes[]): string {
  const cells = (['mark', 'scripts', 'running', 'panel'] as const).map((part) =>
    Math.max(0, middle(taps.map((tap) => tap[part]))).toFixed(0),
  );
  return `| ${[name, ...cells].join(' | ')} |`;
}
