import { CLAIM_FIELDS, type ClaimValues, type ShownClaim } from '@rules/claim-catalogue.js';
import type { PhoneCall } from '@rules/phone-call.js';
import { cleanEmail, cleanSid } from '@rules/text-values.js';
import { checkTradeRows, tradeRowsOf, type TradeRow } from '@rules/trade-row.js';
import type {
  ClaimToEditFragment,
  SubmissionChangesInput,
  SubmissionDataInput,
} from '../../generated/graphql';
import { sameTrades } from './trade-changes';

/** The values of a claim's form: every answer a text, an unanswered choice '', trades as typed. */
export interface ClaimFormValues extends ClaimValues {
  sid: string;
  /** The e-mail address of the claim's owner, shown when an administrator edits a claim. */
  email: string;
  tradeDetails: ClaimValues['tradeDetails'] & { tradeData: TradeRow[] };
  /** The telephone call, in the form of a claim that is filed by telephone. */
  call?: CallValues;
}

/** The record of a telephone call as its form has it: an unanswered choice is ''. */
export type CallValues = Omit<PhoneCall, 'relation'> & { relation: PhoneCall['relation'] | '' };

/** The claim's groups with these answers, missing ones empty; only the fields of the form. */
function answersIn(groups: Partial<ShownClaim>): ClaimValues {
  const values: Record<string, Record<string, string>> = {};
  for (const { group, field } of CLAIM_FIELDS) {
    const given = (groups as Record<string, Record<string, unknown> | undefined>)[group]?.[field];
    (values[group] ??= {})[field] = typeof given === 'string' ? given : '';
  }
  return values as unknown as ClaimValues;
}

/** Only the fields of the form, missing ones empty: for the values of a draft, and to drop what the cache adds. */
export function answersOnly(values: Partial<ClaimFormValues>): ClaimFormValues {
  const answers = answersIn(values);
  return {
    sid: values.sid ?? '',
    email: values.email ?? '',
    ...(values.call && { call: values.call }),
    ...answers,
    tradeDetails: { ...answers.tradeDetails, tradeData: values.tradeDetails?.tradeData ?? [] },
  };
}

/** The values of an empty form. */
export const emptyClaim: ClaimFormValues = answersOnly({});

/** A stored claim as the values of its form. Trades of which only a part was loaded are no part of it (TRADE-34). */
export function valuesOf({ sid, email, submissionData, moreTrades }: ClaimToEditFragment): ClaimFormValues {
  const { tradeDetails, ...answers } = answersIn(submissionData);
  const tradeData = moreTrades ? [] : tradeRowsOf(submissionData.tradeDetails.tradeData);
  return { sid: sid ?? '', email, ...answers, tradeDetails: { ...tradeDetails, tradeData } };
}

/**
 * The API input of a new claim: unanswered choices as null, only the bank fields of the chosen country, validated
 * trades, and office fields only from administrators.
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
  return { ...answers, tradeDetails: { ...tradeDetails, tradeData: [...trades] } };
}

/**
 * The changed groups of an edit: an unchanged group is omitted and stays as it is (CLAIM-31), and so are unchanged trades.
 * `sid` only when it is not empty and differs (CLAIM-39), `email` only from an administrator and when it differs.
 */
export function changesOf(
  before: ClaimFormValues,
  after: ClaimFormValues,
  forOffice: boolean,
): { sid?: string; email?: string; input: SubmissionChangesInput } {
  const input = inputOf(after, forOffice);
  const [was, is] = [answersIn(before), answersIn(after)];
  const keepsTrades = sameTrades(before.tradeDetails.tradeData, after.tradeDetails.tradeData);
  if (keepsTrades) delete input.tradeDetails.tradeData;
  const groups = Object.entries(input).filter(([name]) => {
    const group = name as keyof SubmissionDataInput;
    if (group === 'tradeDetails' && !keepsTrades) return true;
    return JSON.stringify(was[group]) !== JSON.stringify(is[group]);
  });
  const sid = cleanSid(after.sid);
  const email = cleanEmail(after.email);
  return {
    ...(sid !== '' && sid !== before.sid && { sid }),
    ...(forOffice && email !== before.email && { email }),
    input: Object.fromEntries(groups),
  };
}
