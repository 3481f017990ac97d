/** A press that came before React ran the page. */
export interface Press {
  event: MouseEvent | KeyboardEvent;
  target: HTMLElement;
  /** Positions of the target and its ancestors among their siblings. */
  path: number[];
  /** What was pressed, and shows that it was. */
  control?: Element | null;
  /** Undoes what the browser itself did, so that the replay does it once. */
  undo?: () => void;
}
