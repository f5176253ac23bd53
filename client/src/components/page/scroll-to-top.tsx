import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';
import { ArrowUpIcon } from '../icons';

const threshold = 100;
/** Not with the size of the text: it lies over the page. */
const SIZE = '44px';
const Corner = chakra('div', {
  base: { position: 'fixed', bottom: '4', insetEnd: '4', zIndex: 'sticky', _print: { display: 'none' } },
});

/** A button that appears after scrolling more than 100 pixels (SCREEN-28) and scrolls back to the top. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(function watchScroll() {
    const onScroll = () => setShown(window.scrollY > threshold);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!shown) return null;
  return (
    <Corner>
      <Button
        size="square"
        width={SIZE}
        height={SIZE}
        minHeight={SIZE}
        onClick={() => window.scrollTo({ top: 0 })}
      >
        <ArrowUpIcon label={t('Scroll to top')} />
      </Button>
    </Corner>
  );
}
