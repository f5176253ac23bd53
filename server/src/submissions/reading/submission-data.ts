import { CLAIM_FIELDS, type PlainName, type RestrictedName } from '../../rules/claim-catalogue.js';
import type { ShownTrade } from '../../trades/shown-trades.js';
import type { ClaimTrades } from '../../trades/trades.service.js';
import type { SubmissionColumns } from '../submission-fields.js';
import type { RestrictedFields } from '../restricted-fields.js';
import type { SubmissionData } from '../submission.model.js';

/** All of a claim's trades, or a page of them. */
export interface ShownTrades extends Omit<ClaimTrades, 'trades'> {
  trades: ShownTrade[];
  /** Whether there are older trades than these. */
  more?: boolean;
}

/**
 * A claim in the five groups of CLAIM-1.
 * @param showSource whether the fields for administrators are included; role STANDARD never gets them (ACCESS-9)
 */
export function submissionDataOf(
  claim: SubmissionColumns,
  restricted: RestrictedFields,
  { openingBalance, trades }: ShownTrades,
  showSource: boolean,
): SubmissionData {
  const groups: Record<string, Record<string, string | null>> = {};
  for (const at of CLAIM_FIELDS) {
    const value = at.restricted ? restricted[at.name as RestrictedName] : claim[at.name as PlainName];
    (groups[at.group] ??= {})[at.field] = at.administratorsOnly && !showSource ? null : value;
  }
  const data = groups as unknown as SubmissionData;
  const { tradeDetails } = data;
  tradeDetails.openingBalance = openingBalance ?? claim.openingBalance;
  tradeDetails.tradeData = trades;
  return data;
}
