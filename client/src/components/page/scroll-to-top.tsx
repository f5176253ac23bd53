import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { hasTextBehind } from '../../lib/text-behind';
import { Button } from '../actions/button';
import { ArrowUpIcon } from '../icons';

const threshold = 100;
/** A scroll has come to rest. */
const REST_MS = 150;
/** Not with the size of the text: it lies over the page. */
const SIZE = '44px';
const Corner = chakra('div', {
  base: { position: 'fixed', bottom: '4', insetEnd: '4', zIndex: 'sticky', _print: { display: 'none' } },
  variants: { covers: { true: { visibility: 'hidden' } } },
});

/**
 * A button that appears after scrolling more than 100 pixels (SCREEN-28) and scrolls back to the top. It is hidden where it
 * would lie over text, of which the last digits of an amount may be the part that is covered (UX-28).
 */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  const [covers, setCovers] = useState(false);
  const corner = useRef<HTMLDivElement>(null);
  useEffect(function watchScroll() {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => setCovers(corner.current !== null && hasTextBehind(corner.current));
    const onScroll = () => {
      setShown(window.scrollY > threshold);
      clearTimeout(rest);
      rest = setTimeout(look, REST_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    // A part that is loaded when it is reached moves text under the button after the scroll.
    const grown = new ResizeObserver(onScroll);
    grown.observe(document.body);
    return () => {
      clearTimeout(rest);
      grown.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);
  if (!shown) return null;
  return (
    <Corner ref={corner} covers={covers}>
      <Button
        size="square"
        width={SIZE}
        height={SIZE}
        minHeight={SIZE}
        aria-label={t('Scroll to top')}
        onClick={() => window.scrollTo({ top: 0 })}
      >
        <ArrowUpIcon />
      </Button>
    </Corner>
  );
}
