import { causeWords } from '../../../lib/error-message';

/** For a change whose answer was lost. True since the next try names the same version: the server makes no second change to it. */
export const NO_ANSWER = 'Something went wrong: no answer came back.';
export const MAYBE_MADE = 'Your change may have been made all the same. Try again: it is not made twice.';

/** For who has left the page before the answer. */
export const LEFT_IN_DOUBT = 'No answer came back. Look whether your change of the transactions was made.';
export const LEFT_UNDONE = 'Your change of the transactions was not made.';

const LOADED = 'The list has been loaded again';

/** Why the claim could not be loaded again after a conflict, and what helps. */
export const listNotLoaded = (error: unknown): string =>
  causeWords(error, 'The list could not be loaded again and is shown as it was.', 'try once more');

interface ConflictFacts {
  /** Which of the person's own changes had no answer before: an earlier try of this one, or another change. */
  unanswered: 'this' | 'another' | undefined;
  /** Why the claim could not be loaded again and what helps, in sentences; undefined when it was. */
  notLoaded: string | undefined;
  /** The change is a deletion: were it made, the trade would be gone, and that is told in its place. */
  deleting: boolean;
}

/**
 * Why a change met another state of the claim than it was made from. Nobody is blamed: a try that was given up may have been made
 * after the person had looked.
 */
export function conflictWords({ unanswered, notLoaded, deleting }: ConflictFacts): string {
  if (unanswered === 'this') {
    const since = 'The claim has changed since your first try, which had no answer.';
    if (notLoaded !== undefined)
      return `${since} That try was probably made after all. ${notLoaded} Your change is not made twice.`;
    return deleting
      ? `${since} ${LOADED}, and this trade is still on it. If it is still to go, try once more.`
      : `${since} That try was probably made after all. ${LOADED}: look whether your trade is on it. Only if it is not, try once more.`;
  }
  const why =
    unanswered === 'another'
      ? 'The claim has changed meanwhile, perhaps by an earlier change of yours that had no answer. What you sent now was not done.'
      : 'This claim has been changed since you loaded it, so your change was not made.';
  return notLoaded === undefined
    ? `${why} ${LOADED}: look at it, and if your change is still right, try once more.`
    : `${why} ${notLoaded}`;
}
