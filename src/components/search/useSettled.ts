import {useState, type CompositionEvent, type KeyboardEvent} from 'react';

interface Settled {
  /** The text as it was before an input method began with its word. */
  settled: string;
  /** For the field. */
  composition: {
    onCompositionStart: () => void;
    onCompositionEnd: (event: CompositionEvent) => void;
  };
}

/** A text that does not change while an input method is in the middle of it. */
export function useSettled(text: string): Settled {
  const [kept, setKept] = useState<string>();
  return {
    settled: kept ?? text,
    composition: {
      onCompositionStart: () => setKept(text),
      onCompositionEnd: () => setKept(undefined),
    },
  };
}

/**
 * Whether a key belongs to an input method. WebKit ends the word before it
 * tells of the key that ended it: only the old code of that key says so.
 */
export const isOfInputMethod = ({nativeEvent}: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
