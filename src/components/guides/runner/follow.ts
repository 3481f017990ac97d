/** Keys that scroll a page. */
const scrolling = /^(?:Arrow(?:Up|Down)|Page(?:Up|Down)|Home|End| )$/;

/** Follows the steps of a run, until the reader goes elsewhere. */
export interface Follower {
  /** Shows the step whose heading has this id. */
  show: (anchor: string) => void;
  end: () => void;
}

/** Begins to follow the steps of a run with the window. */
export function followSteps(): Follower {
  const hands = new AbortController();
  const {signal} = hands;
  const leave = (): void => hands.abort();
  addEventListener('wheel', leave, {passive: true, signal});
  addEventListener('touchmove', leave, {passive: true, signal});
  addEventListener(
    'keydown',
    ({key}) => {
      if (scrolling.test(key)) leave();
    },
    {signal},
  );
  // The bar at the edge of the window; the press that began the run is over.
  addEventListener(
    'pointerdown',
    ({clientX}) => {
      if (clientX >= document.documentElement.clientWidth) leave();
    },
    {signal},
  );
  return {
    show(anchor) {
      if (signal.aborted) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document
        .getElementById(anchor)
        ?.scrollIntoView({behavior: isCalm ? 'instant' : 'smooth'});
    },
    end: leave,
  };
}
