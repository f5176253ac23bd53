import { useEffect, useState } from 'react';
import { askText } from '../../../domain/api/query-text';
import { ResetLinkText } from '../../../generated/password-link';
import type { ResetLinkQuery } from '../../../generated/types';

/**
 * Whether the token of a mailed link can still be used; undefined while that is being asked. True as well when nobody
 * answers: the server checks it again with the new password.
 */
export function useResetLink(token: string): boolean | undefined {
  const [known, setKnown] = useState<{ token: string; isValid: boolean }>();
  useEffect(
    function askOnce() {
      if (token === '') return;
      askText<ResetLinkQuery>(ResetLinkText, { token }).then(
        ({ resetLinkValid }) => setKnown({ token, isValid: resetLinkValid }),
        () => setKnown({ token, isValid: true }),
      );
    },
    [token],
  );
  return known?.token === token ? known.isValid : undefined;
}
