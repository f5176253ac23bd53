import { useRef } from 'react';
import { errorCode, errorMessage, mayBeDone } from '../../lib/error-message';
import { useIdempotencyKey } from '../../lib/use-idempotency-key';

/** An earlier try had no answer, and what is sent now is not the same: it could be filed a second time. */
class MaybeFiled extends Error {}

/**
 * Files something once: sent again unchanged it is the same one, also after the page was loaded again. When an earlier try
 * had no answer and something was changed since, the first press asks the person to look; the next one files it.
 * @param isNamed whether what is filed has a name of its own, such as a SID, that the server takes only once: then nothing
 * needs to be asked
 */
export function useFiling(what: 'claim' | 'registration', isNamed = false) {
  const key = useIdempotencyKey(what);
  const asked = useRef(false);
  return {
    /**
     * @param mayBeSent whether it is sent at all
     * @param call sends the body with these headers
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
      // Before anything is waited for: a second press sends the same key.
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
    /** What the form says of an error that `file` threw. */
    words: (error: unknown): string => {
      if (error instanceof MaybeFiled)
        return `There was no answer when you submitted before, so your ${what} may have been filed already, without your last changes. Please check your home page first. If it is not there, press Submit again.`;
      if (mayBeDone(error) && errorCode(error) === undefined)
        return `No answer came back, so your ${what} may have been filed all the same. What you typed is still here. If you press Submit again without changing anything, it is filed only once.`;
      return errorMessage(error);
    },
  };
}
