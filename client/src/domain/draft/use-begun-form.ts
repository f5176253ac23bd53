import { useState } from 'react';
import type { RestoredDraft } from './draft-status';

/**
 * The initial values of a form with a draft, and the key to mount it with. The form is mounted again with each restored
 * draft and on 'Start again', but not when the draft is deleted because the form was submitted.
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
