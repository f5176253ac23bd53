import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import type { TradeEntry } from './trade-entry';
import { TRADE_ENTRY_ID } from './trade-entry-id';

type Props = ComponentProps<typeof TradeEntry>;

/**
 * The editor of trades in the form of a request. The page of the claim must not bring its code (UX-26): it is in the
 * file of that form, which says so if it is lost. A focus that this was given before goes to the editor.
 */
export function TradeEntryLater(props: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(function load() {
    let isShown = true;
    void import('./trade-entry').then((module) => isShown && show(module.TradeEntry));
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
      <SkeletonLines count={3} />
    </div>
  );
}
