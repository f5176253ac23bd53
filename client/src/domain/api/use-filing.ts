import { useRef } from 'react';
import { t } from '@rules/text.js';
import { errorCode, errorMessage, mayBeDone } from '../../lib/error-message';
import { useIdempotencyKey } from '../../lib/use-idempotency-key';

/** An earlier attempt had no response, and the form has changed since: sending it could file it twice. */
class MaybeFiled extends Error {}

/**
 * Submits a form once: the same values sent again are filed once, also after the page was reloaded. When an earlier
 * attempt had no response and the form has changed since, the first press asks the user to check; the next one submits.
 * @param isNamed whether what is filed has a unique identifier, such as a SID, so that the server rejects a second one:
 * then the user is not asked
 */
export function useFiling(what: 'claim' | 'registration', isNamed = false) {
  const key = useIdempotencyKey(what);
  const asked = useRef(false);
  return {
    /**
     * @param mayBeSent whether the form may be sent
     * @param call sends the body with the given headers
     */
    file: async <Result>(
      body: object,
      mayBeSent: () => Promise<boolean>,
      call: (headers: Record<string, string>) => Promise<Result | undefined>,
    ): Promise<Result | undefined> => {
      if (!isNamed && key.isInDoubt(body) && !asked.current) {
        asked.current = true;
        throw new MaybeFiled();
      }
      // Before the first await: a second press sends the same key.
      const headers = key.keyFor(body);
      if (!(await mayBeSent())) return undefined;
      key.sent();
      asked.current = false;
      try {
        const result = await call(headers);
        if (result !== undefined) key.done();
        return result;
      } catch (error) {
        if (!mayBeDone(error)) key.done();
        throw error;
      }
    },
    /** The form's message for an error thrown by `file`. */
    words: (error: unknown): string => {
      if (error instanceof MaybeFiled)
        return t(
          'There was no answer when you submitted before, so your {what} may have been filed already, without your last changes. Please check your home page first. If it is not there, press Submit again.',
          { what },
        );
      if (mayBeDone(error) && errorCode(error) === undefined)
        return t(
          'No answer came back, so your {what} may have been filed all the same. What you typed is still here. If you press Submit again without changing anything, it is filed only once.',
          { what },
        );
      return errorMessage(error);
    },
  };
}
