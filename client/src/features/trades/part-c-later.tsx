import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { t } from '@rules/text.js';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { later } from '../../components/later/later';
import { WhenReached } from '../../components/later/when-reached';
import { KeepPlace } from '../../components/page/keep-place';
import { onPrintAsked, printPage } from '../../lib/print-page';
import { useMedia } from '../../lib/use-media';
import type { PartCTrades } from './part-c-trades';

/** From the breakpoint `md` on, Part C begins near the first window of a claim. */
const WIDE = '(min-width: 48rem)';

/** As high as the window: what is below is not in view when the rows arrive. Open points link to its id. */
const PLACE = (
  <div id="tradeDetails.openingBalance">
    <SkeletonLines count={8} height="100dvh" />
  </div>
);

type PartCProps = ComponentProps<typeof PartCTrades>;

const PartC = later(
  async () => {
    const { PartCTrades: Loaded } = await import('./part-c-trades');
    return (props: PartCProps) => (
      <KeepPlace instead={window.innerHeight}>
        <Loaded {...props} />
      </KeepPlace>
    );
  },
  { waiting: PLACE, lost: t('The transactions could not be loaded.') },
);
// Together with the page of a claim, where it is wanted at once.
if (window.matchMedia(WIDE).matches || window.location.hash) void PartC.load().catch(() => undefined);

/**
 * Part C on the page of a claim. On a phone it begins several windows down, so its code, with the checks of transactions,
 * is loaded when it is reached, linked to or printed (UX-26).
 */
export function PartCLater(props: PartCProps) {
  const isWide = useMedia(WIDE);
  const { hash } = useLocation();
  const [isPrinted, setPrinted] = useState(false);
  // Once it is there it stays: what was searched for in it is not lost when a phone is turned, or a link is left.
  const isWantedNow = isWide || hash !== '';
  const [isWanted, setWanted] = useState(isWantedNow);
  if (isWantedNow && !isWanted) setWanted(true);
  const isPrintedNow = useEffectEvent((event: Event) => {
    if (PartC.isLoaded() || isPrinted) return;
    event.preventDefault();
    void PartC.load()
      .catch(() => undefined)
      .then(() => {
        // Rendered before the printer is asked for, by a new element, which has the loaded code from the start.
        flushSync(() => setPrinted(true));
        printPage();
      });
  });
  useEffect(function loadBeforePrinting() {
    return onPrintAsked((event) => isPrintedNow(event));
  }, []);
  if (isPrinted || isWanted) return <PartC key={String(isPrinted)} {...props} />;
  return (
    <WhenReached place={PLACE}>
      <PartC {...props} />
    </WhenReached>
  );
}
