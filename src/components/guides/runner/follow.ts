/** Keys that scroll a page. */
const scrolling = /^(?:Arrow(?:Up|Down)|Page(?:Up|Down)|Home|End| )$/;

/** Follows the steps of a run, until the reader goes elsewhere. */
export interface Follower {
  /** Shows the step whose heading has this id. */
  show: (anchor: string) => void;
  /** Stays with the last step until it is in its place. */
  end: () => void;
}

/** How far a heading is from where a link to it leads. */
function computeDistance(heading: Element): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  return heading.getBoundingClientRect().top - parseFloat(scrollPaddingTop);
}

/** Calls back when the reader scrolls, or goes to another place of the page. */
function watchReader(leave: () => void, signal: AbortSignal): void {
  const passive = {passive: true, signal};
  addEventListener('wheel', leave, passive);
  addEventListener('touchmove', leave, passive);
  document.addEventListener(
    'keydown',
    ({key}) => {
      if (scrolling.test(key)) leave();
    },
    passive,
  );
  document.addEventListener(
    'click',
    ({target}) => {
      if ((target as Element).closest('a')) leave();
    },
    passive,
  );
  addEventListener(
    'pointerdown',
    ({clientX}) => {
      // The bar at the edge of the window.
      if (clientX >= document.documentElement.clientWidth) leave();
    },
    passive,
  );
}

/** Begins to follow the steps of a run with the window. */
export function followSteps(): Follower {
  const hands = new AbortController();
  const {signal} = hands;
  let heading: Element | null = null;
  let isOver = false;
  const leave = (): void => hands.abort();

  function scroll(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading?.scrollIntoView({behavior: isCalm ? 'instant' : 'smooth'});
  }
  watchReader(leave, signal);
  // Responses that came on the way have moved the heading.
  document.addEventListener(
    'scrollend',
    () => {
      if (heading && Math.abs(computeDistance(heading)) > 1) scroll();
      else if (isOver) leave();
    },
    {signal},
  );
  return {
    show(anchor) {
      if (signal.aborted) return;
      heading = document.getElementById(anchor);
      scroll();
    },
    end() {
      isOver = true;
      document.addEventListener('keydown', leave, {signal});
      document.addEventListener('pointerdown', leave, {signal});
    },
  };
}
