import { t } from '@rules/text.js';
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { ErrorState } from '../../../components/feedback/states';
import type { TradeEntry } from './trade-entry';
import { TRADE_ENTRY_ID } from './trade-entry-id';

type Props = ComponentProps<typeof TradeEntry>;

/**
 * The editor of trades on a page that most people open to read: its code is loaded when it is shown (UX-26). A focus
 * that it was given before goes to it.
 */
export function TradeEntryLater(props: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [lost, setLost] = useState<{ error: unknown }>();
  useEffect(function load() {
    let isShown = true;
    import('./trade-entry').then(
      (module) => isShown && show(module.TradeEntry),
      (error: unknown) => isShown && setLost({ error }),
    );
    return () => void (isShown = false);

    function show(entry: ComponentType<Props>) {
      const hadFocus = document.activeElement?.id === TRADE_ENTRY_ID;
      flushSync(() => setLoaded(() => entry));
      if (hadFocus) document.getElementById(TRADE_ENTRY_ID)?.focus();
    }
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return (
    <div id={TRADE_ENTRY_ID} tabIndex={-1} role="group" aria-label={props.title}>
      {lost ? (
        <ErrorState
          message={t('The table of transactions could not be loaded.')}
          error={lost.error}
          // Browsers remember that a module was lost for as long as the page is there; the draft outlives it.
          onRetry={() => window.location.reload()}
        />
      ) : (
        <SkeletonLines count={3} />
      )}
    </div>
  );
}
