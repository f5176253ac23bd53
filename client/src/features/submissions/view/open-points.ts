import { findingText } from '@rules/assessment/finding-text.js';
import { isBlank } from '@rules/text-values.js';
import { t } from '@rules/text.js';
import { isUnreadableBalance } from '@rules/trade-warnings.js';
import type { BankChangeState } from '../../../generated/graphql';
import { isKnown, type Asked } from '../../../lib/asked';
import { paths } from '../../../domain/paths';
import { memberNeeds, type MemberNeed } from '../member-needs';
import type { Submission } from './submission-data';
import type { ShownStatus } from '../shown-status';

/** Something about a claim that needs action, with its place on the page or on a page of its own. */
export interface OpenPoint {
  words: string;
  href: string;
  /** The place is another page of the portal. */
  isPage?: boolean;
}

/** Facts about a claim besides its values. */
export interface PageFacts {
  /**
   * The number of the member's waiting requests, and the day of the oldest; or the day of our last message, where the office
   * wrote first and the member has not replied.
   */
  requests: Asked<{ count: number; day?: string; writtenOn?: string }>;
  /** A proof of identity is required and was not uploaded. */
  lacksProof: Asked<boolean>;
  /** The pages that compare the claim with possible duplicates that nobody has decided on. */
  duplicates: Asked<readonly string[]>;
  /** It was filed by telephone, and its person has not answered the copy yet. */
  unconfirmedCopy: Asked<boolean>;
  /** The codes of the errors for which the published assessment gives the claim no loss. */
  blockedBy: Asked<readonly string[]>;
  /** The state of its bank details while they are not released. */
  bankHold: Asked<BankChangeState | null>;
  /** How far its payment is, once something was published that decides it; for its member alone. */
  payment: Asked<ShownStatus | null>;
  /** The objections that nobody has decided, with the day and the officer; for the office alone. */
  objections: Asked<readonly UndecidedObjection[]>;
}

export interface UndecidedObjection {
  id: string;
  day: string;
  /** Null while nobody is assigned. */
  officer: string | null;
}

/**
 * What the claim needs of its member, by priority: the same as on the home (SCREEN-34). Points that are still loading are
 * left out.
 */
export function memberPoints(submission: Submission, facts: PageFacts): OpenPoint[] {
  const blockedBy = isKnown(facts.blockedBy) ? facts.blockedBy : [];
  const bankHold = isKnown(facts.bankHold) ? facts.bankHold : null;
  const payment = isKnown(facts.payment) ? facts.payment : null;
  const points: Readonly<Record<MemberNeed, OpenPoint>> = {
    payment: {
      words: t('Your payment needs other bank details: see what to do'),
      href: '#final-distribution-notice',
    },
    bank: bankPoint(bankHold, submission),
    trades: { words: t('Your claim has no trades'), href: '#part-c' },
    blocked: {
      words: t('Your trades could not be assessed: {errors}. See what to do', {
        errors: blockedBy.map(findingText).join('; '),
      }),
      href: paths.claimAssessment(submission.id),
      isPage: true,
    },
    balance: { words: t('Your opening balance is not a number: ask us to correct it'), href: '#amendments' },
    proof: { words: t('Upload proof of identity'), href: '#upload' },
  };
  const needs = memberNeeds({
    hasTrades: hasTrades(submission),
    isBlocked: blockedBy.length > 0,
    hasUnreadableBalance: hasUnreadableBalance(submission),
    isAsking: isKnown(facts.requests) && facts.requests.count > 0,
    lacksProof: facts.lacksProof === true,
    bankHold,
    hasPaymentToCorrect: payment?.needsMember === true,
    mayUpdate: submission.mayUpdate,
  });
  return [...needs.map((need) => points[need]), ...missingPoints(submission, false)];
}

/** New bank details that were refused or stopped; what to do is said in the notice about them. */
function bankPoint(state: BankChangeState | null, { id, mayUpdate }: Submission): OpenPoint {
  if (state === 'STOPPED')
    return { words: t('The change of your bank details was stopped: write to us'), href: '#amendments' };
  return {
    words: t('Correct your new bank details'),
    href: mayUpdate ? `${paths.submissionFillIn(id)}#bankDetails.accountNo` : '#amendments',
    isPage: mayUpdate,
  };
}

export function hasUnreadableBalance({ submissionData }: Submission): boolean {
  return isUnreadableBalance(submissionData.tradeDetails.openingBalance);
}

/** The missing answers of a claim, which are the last of its points. */
export function missingPoints(submission: Submission, isOffice: boolean): OpenPoint[] {
  return submission.missing.map((answer) => missingPoint(answer, submission, isOffice));
}

/** A missing answer: where a member fills it in, and for others, or where it cannot be edited, its place on the page. */
function missingPoint(
  { path, message }: Submission['missing'][number],
  { id, mayUpdate }: Submission,
  isOffice: boolean,
): OpenPoint {
  const isEdited = mayUpdate && !isOffice && !path.startsWith('tradeDetails.');
  return isEdited
    ? { words: message, href: `${paths.submissionFillIn(id)}#${path}`, isPage: true }
    : { words: message, href: `#${path}` };
}

/** Whether everything that could be open has been loaded; 'failed' when a part of it could not be. */
export function isLookedAt(facts: PageFacts): Asked<true> {
  const asked = Object.values<Asked<unknown>>({ ...facts });
  if (asked.includes('failed')) return 'failed';
  return asked.includes('loading') ? 'loading' : true;
}

/** A claim that was loaded with a part of its trades has some. The opening balance is not a trade. */
export function hasTrades({ moreTrades, submissionData: { tradeDetails } }: Submission): boolean {
  return (
    moreTrades ||
    tradeDetails.tradeData.some(
      ({ transactionType }) => transactionType !== 'OPEN' && !isBlank(transactionType),
    )
  );
}
