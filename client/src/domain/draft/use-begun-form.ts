import { useState } from 'react';
import type { RestoredDraft } from './draft-status';

/**
 * Which values a form with a draft was begun with, and the key to mount it by. It begins anew with each draft that is
 * restored and at 'Start again', and not when the draft is thrown away because the form was sent.
 */
export function useBegunForm<Values>(restored: RestoredDraft<Values> | undefined) {
  const [begun, setBegun] = useState({ restored, round: 0 });
  if (restored && restored !== begun.restored) setBegun(({ round }) => ({ restored, round: round + 1 }));
  return {
    key: begun.round,
    values: begun.restored?.values,
    startAgain: () => setBegun(({ round }) => ({ restored: undefined, round: round + 1 })),
  };
}
