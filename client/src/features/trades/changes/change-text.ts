import { t } from '@rules/text.js';
import { causeText } from '../../../lib/error-message';

/** For a change whose response was lost. A retry names the same version, so the server makes no second change. */
export const NO_ANSWER = t('Something went wrong: the server did not respond.');
export const MAYBE_MADE = t('Your change may still have been made. Try again: it will not be made twice.');

/** For a user who left the page before the response. */
export const LEFT_IN_DOUBT = t(
  'The server did not respond. Check whether your change to the transactions was made.',
);
export const LEFT_UNDONE = t('Your change to the transactions was not made.');

const LOADED = t('The list has been reloaded');

/** Why the claim could not be reloaded after a conflict, and what to do. */
export const listNotLoaded = (error: unknown): string =>
  causeText(error, t('The list could not be reloaded and is shown as it was.'), t('try again'));

interface ConflictFacts {
  /** Which of the user's own changes had no response: an earlier attempt of this one, or another change. */
  unanswered: 'this' | 'another' | undefined;
  /** Why the claim could not be reloaded and what to do, in sentences; undefined when it was reloaded. */
  notLoaded: string | undefined;
  /** The change is a deletion: if it was made, the trade is gone, and that is reported instead. */
  deleting: boolean;
}

/**
 * Explains a conflict of versions. It blames nobody: an abandoned attempt may have been executed after the user had
 * looked at the list.
 */
export function conflictText({ unanswered, notLoaded, deleting }: ConflictFacts): string {
  if (unanswered === 'this') {
    const since = t('The claim has changed since your first attempt, to which the server did not respond.');
    if (notLoaded !== undefined)
      return t(
        '{since} That change was probably made after all. {notLoaded} Your change will not be made twice.',
        { since, notLoaded },
      );
    return deleting
      ? t('{since} {loaded}, and this trade is still on it. If you still want to delete it, try again.', {
          since,
          loaded: LOADED,
        })
      : t(
          '{since} That change was probably made after all. {loaded}: check whether your trade is on it. Only if it is not, try again.',
          { since, loaded: LOADED },
        );
  }
  const why =
    unanswered === 'another'
      ? t(
          'The claim has changed in the meantime, perhaps through an earlier change of yours to which the server did not respond. This change was not made.',
        )
      : t('This claim has been changed since you loaded it, so your change was not made.');
  return notLoaded === undefined
    ? t('{why} {loaded}: check it, and if your change is still correct, try again.', { why, loaded: LOADED })
    : `${why} ${notLoaded}`;
}
