import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DECLARE_TRADES } from '../../domain/paths';

/**
 * Opens a request at the transactions of a removed claim whose member came from another page to declare them (VIEW-24).
 * @param mayDeclare whether the claim was removed, and its reader may write
 */
export function useDeclareOnArrival(mayDeclare: boolean, declare: () => void): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = mayDeclare && hash === `#${DECLARE_TRADES}`;
  const isDone = useRef(false);
  const open = useEffectEvent(() => {
    declare();
    // A reload, or Back to this page, would write the request again.
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  });
  useEffect(
    function openRequest() {
      if (!isAsked || isDone.current) return;
      isDone.current = true;
      document.getElementById('amendments')?.scrollIntoView();
      open();
    },
    [isAsked],
  );
}
