import { t } from '@rules/text.js';
import type { BankChangeState } from '../../../generated/types';
import { isKnown } from '../../../lib/asked';
import { paths } from '../../../domain/paths';
import { formatDate } from '../../../lib/dates';
import {
  hasTrades,
  hasUnreadableBalance,
  missingPoints,
  type PageFacts,
  type OpenPoint,
  type UndecidedObjection,
} from './open-points';
import type { Submission } from './submission-data';

/** '1 request waiting since 22-Feb-2023', or nothing. */
export function requestText({ requests }: Pick<PageFacts, 'requests'>): string | undefined {
  if (!isKnown(requests) || requests.count === 0) return undefined;
  const { count, day } = requests;
  return day
    ? t('{count, plural, one {# request} other {# requests}} waiting since {day}', {
        count,
        day: formatDate(day),
      })
    : t('{count, plural, one {# request} other {# requests}} waiting', { count });
}

/** All open points of a claim for the office, by priority; points that are still loading are left out. */
export function officePoints(submission: Submission, facts: PageFacts): OpenPoint[] {
  const requests = requestText(facts);
  const points: (OpenPoint | undefined)[] = [
    requests === undefined ? undefined : { words: requests, href: '#amendments' },
    ...(isKnown(facts.objections) ? facts.objections.map(objectionPoint) : []),
    isKnown(facts.bankHold) ? bankPoint(facts.bankHold) : undefined,
    hasTrades(submission) ? undefined : { words: t('0 trades'), href: '#part-c' },
    hasUnreadableBalance(submission)
      ? { words: t('Opening balance is not a number'), href: '#tradeDetails.openingBalance' }
      : undefined,
    facts.lacksProof === true ? { words: t('No proof of identity'), href: '#upload' } : undefined,
    facts.unconfirmedCopy === true
      ? { words: t('Telephone copy not confirmed yet'), href: '#phone-filing' }
      : undefined,
    isKnown(facts.duplicates) ? duplicatePoint(facts.duplicates) : undefined,
  ];
  return [...points.filter((point) => point !== undefined), ...missingPoints(submission, true)];
}

function objectionPoint({ id, day, officer }: UndecidedObjection): OpenPoint {
  const words = officer
    ? t('Objection of {day}, looked at by {officer}', { day: formatDate(day), officer })
    : t('Objection of {day}, nobody assigned', { day: formatDate(day) });
  return { words, href: paths.objection(id), isPage: true };
}

/** New bank details wait: they are to be released, or to be cleared up with the claimant; without it nothing is paid. */
function bankPoint(state: BankChangeState | null): OpenPoint | undefined {
  switch (state) {
    case 'STOPPED':
      return {
        words: t('Bank details changed and stopped: ‘This was not me’'),
        href: paths.bankChanges,
        isPage: true,
      };
    case 'REFUSED':
      return {
        words: t('Bank details changed and refused'),
        href: `${paths.bankChanges}?state=REFUSED`,
        isPage: true,
      };
    case 'PENDING':
      return { words: t('Bank details changed, not released'), href: paths.bankChanges, isPage: true };
    default:
      return undefined;
  }
}

/** One point for all possible duplicates, with a link to the first: the comparison leads on to the others. */
function duplicatePoint([first, ...others]: readonly string[]): OpenPoint | undefined {
  if (first === undefined) return undefined;
  const words = t('{count, plural, one {Possible duplicate} other {# possible duplicates}}', {
    count: others.length + 1,
  });
  return { words, href: first, isPage: true };
}
