import { useEffect, type RefObject } from 'react';

/** While `active`, calls `onPress` for a press outside the element. */
export function usePressElsewhere(
  active: boolean,
  element: RefObject<HTMLElement | null>,
  onPress: () => void,
): void {
  useEffect(
    function listenForPressElsewhere() {
      if (!active) return undefined;
      const press = ({ target }: PointerEvent) => {
        if (!element.current?.contains(target as Node)) onPress();
      };
      document.addEventListener('pointerdown', press);
      return () => document.removeEventListener('pointerdown', press);
    },
    [active, element, onPress],
  );
}
