import { useEffect, type RefObject } from 'react';

/** While `active`, calls `onPress` for a press outside the element. */
export function usePressElsewhere(
  active: boolean,
  element: RefObject<HTMLElement | null>,
  onPress: (event: PointerEvent) => void,
): void {
  useEffect(
    function listenForPressElsewhere() {
      if (!active) return undefined;
      const press = (event: PointerEvent) => {
        // The target of a press on the scroll bar, and on a page that a dialog covers.
        if (event.target === document.documentElement) return;
        if (!element.current?.contains(event.target as Node)) onPress(event);
      };
      document.addEventListener('pointerdown', press);
      return () => document.removeEventListener('pointerdown', press);
    },
    [active, element, onPress],
  );
}
