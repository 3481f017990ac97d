import {useEffect, useState} from 'react';

/**
 * A value as it was when it last did not change for a while. It also waits for
 * a click to end: what changes then moves nothing away from under the pointer,
 * so that the click still hits its target.
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
    const onPointerDown = () => {
      isPressed = true;
    };
    // The click comes after the pointer is up.
    const onPointerUp = () => {
      isPressed = false;
      setTimeout(settle);
    };
    addEventListener('pointerdown', onPointerDown, true);
    addEventListener('pointerup', onPointerUp, true);
    addEventListener('pointercancel', onPointerUp, true);
    return () => {
      isDue = false;
      clearTimeout(timer);
      removeEventListener('pointerdown', onPointerDown, true);
      removeEventListener('pointerup', onPointerUp, true);
      removeEventListener('pointercancel', onPointerUp, true);
    };
  }, [value, milliseconds]);
  return settled;
}
