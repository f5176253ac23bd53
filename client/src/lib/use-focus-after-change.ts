import { useEffect, useRef, type RefObject } from 'react';

/**
 * For an element that shows a value: receives the focus when the value changes and the focus was lost, because the button
 * that changed it is gone.
 */
export function useFocusAfterChange<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(value);
  useEffect(
    function takeLostFocus() {
      if (shown.current === value) return;
      shown.current = value;
      if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    },
    [value],
  );
  return element;
}
