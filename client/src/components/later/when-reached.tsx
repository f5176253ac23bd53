import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How near to the window a part is loaded, so that it is there when it comes into view. */
const NEAR = '800px';
/** Long after everything that the page itself needs, and soon enough for whoever reads by ear and does not scroll. */
const LOAD_AFTER_MS = 4_000;

interface WhenReachedProps {
  /** Keeps the place of the part until it is reached. */
  place: ReactNode;
  children: ReactNode;
}

/**
 * A part far down the page: rendered once it is near the window, the page is used in any other way, or it has been shown
 * for a while (UX-26).
 */
export function WhenReached({ place, children }: WhenReachedProps) {
  const [isReached, setReached] = useState(typeof IntersectionObserver === 'undefined');
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function waitForReader() {
      if (isReached || !box.current) return undefined;
      const reach = () => setReached(true);
      const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && reach(), {
        rootMargin: NEAR,
      });
      observer.observe(box.current);
      const timer = setTimeout(reach, LOAD_AFTER_MS);
      document.addEventListener('keydown', reach, true);
      document.addEventListener('pointerdown', reach, true);
      return () => {
        observer.disconnect();
        clearTimeout(timer);
        document.removeEventListener('keydown', reach, true);
        document.removeEventListener('pointerdown', reach, true);
      };
    },
    [isReached],
  );
  if (isReached) return children;
  return (
    <chakra.div ref={box} data-later>
      {place}
    </chakra.div>
  );
}
