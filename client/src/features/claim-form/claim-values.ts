import { CLAIM_FIELDS, type ClaimValues, type ShownClaim } from '@rules/claim-catalogue.js';
import { cleanEmail, cleanSid } from '@rules/text-values.js';
import { checkTradeRows, tradeRowsOf, type TradeRow } from '@rules/trade-row.js';
import type {
  ClaimToEditFragment,
  SubmissionChangesInput,
  SubmissionDataInput,
} from '../../generated/graphql';

/** A claim as its form holds it: every answer a text, an unanswered choice '', trades as typed. */
export interface ClaimFormValues extends ClaimValues {
  sid: string;
  /** The address that owns the claim; asked when an administrator edits one. */
  email: string;
  tradeDetails: ClaimValues['tradeDetails'] & { tradeData: TradeRow[] };
}

/** The claim's groups with these answers, absent ones empty; nothing but the fields of the form. */
function answersIn(groups: Partial<ShownClaim>): ClaimValues {
  const values: Record<string, Record<string, string>> = {};
  for (const { group, field } of CLAIM_FIELDS) {
    const given = (groups as Record<string, Record<string, unknown> | undefined>)[group]?.[field];
    (values[group] ??= {})[field] = typeof given === 'string' ? given : '';
  }
  return values as unknown as ClaimValues;
}

/** The fields of the form and nothing else, absent ones empty: for values of a draft, and without what the cache adds. */
export function answersOnly(values: Partial<ClaimFormValues>): ClaimFormValues {
  const answers = answersIn(values);
  return {
    sid: values.sid ?? '',
    email: values.email ?? '',
    ...answers,
    tradeDetails: { ...answers.tradeDetails, tradeData: values.tradeDetails?.tradeData ?? [] },
  };
}

/** A claim before the first answer. */
export const emptyClaim: ClaimFormValues = answersOnly({});

/** A kept claim as its form holds it. */
export function valuesOf({ sid, email, submissionData }: ClaimToEditFragment): ClaimFormValues {
  const { tradeDetails, ...answers } = answersIn(submissionData);
  const tradeData = tradeRowsOf(submissionData.tradeDetails.tradeData);
  return { sid: sid ?? '', email, ...answers, tradeDetails: { ...tradeDetails, tradeData } };
}

/**
 * What is filed: choices that are not made as null, of the bank only what its country asks for, trades checked, and
 * what only administrators decide only by them.
 */
export function inputOf(values: ClaimFormValues, forOffice: boolean): SubmissionDataInput {
  const { bankType } = values.bankDetails;
  const groups: Record<string, Record<string, string | null>> = {};
  for (const { group, field, choice, requiredFor, administratorsOnly } of CLAIM_FIELDS) {
    if (administratorsOnly && !forOffice) continue;
    const answer = (values[group] as unknown as Record<string, string>)[field] ?? '';
    const isOfOtherBank = requiredFor !== undefined && bankType && bankType !== requiredFor;
    (groups[group] ??= {})[field] = isOfOtherBank ? '' : choice ? answer || null : answer;
  }
  const { tradeDetails, ...answers } = groups as unknown as SubmissionDataInput;
  const { trades } = checkTradeRows(values.tradeDetails.tradeData);
  return { ...answers, tradeDetails: { ...tradeDetails, tradeData: trades } };
}

/**
 * What an edit changes, group by group: an untouched group is left out and stays (CLAIM-31).
 * `sid` only when it is not empty and differs (CLAIM-39), `email` only from an administrator and when it differs.
 */
export function changesOf(
  before: ClaimFormValues,
  after: ClaimFormValues,
  forOffice: boolean,
): { sid?: string; email?: string; input: SubmissionChangesInput } {
  const groups = Object.entries(inputOf(after, forOffice)).filter(([name]) => {
    const group = name as keyof SubmissionDataInput;
    return JSON.stringify(before[group]) !== JSON.stringify(after[group]);
  });
  const sid = cleanSid(after.sid);
  const email = cleanEmail(after.email);
  return {
    ...(sid !== '' && sid !== before.sid && { sid }),
    ...(forOffice && email !== before.email && { email }),
    input: Object.fromEntries(groups),
  };
}
