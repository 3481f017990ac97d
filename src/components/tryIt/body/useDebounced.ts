import {useEffect, useState} from 'react';

/**
 * A value as it was when it last did not change for a while. It also waits for
 * a press to end: what changes then moves nothing away from under the pointer,
 * which would make the press one of nothing.
 */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    let isPressed = false;
    let isDue = false;
    const settle = () => {
      if (isDue && !isPressed) setSettled(value);
    };
    const timer = setTimeout(() => {
      isDue = true;
      settle();
    }, milliseconds);
    const press = () => {
      isPressed = true;
    };
    // The click comes after the pointer is up.
    const release = () => {
      isPressed = false;
      setTimeout(settle);
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      isDue = false;
      clearTimeout(timer);
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, [value, milliseconds]);
  return settled;
}
