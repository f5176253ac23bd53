import type { AssessmentRules } from '@rules/assessment/assessment-rules.js';
import { t } from '@rules/text.js';
import { sameTrade, TRADE_FIELD_LABELS, TRADE_FIELDS, type TradeTexts } from '@rules/trade-row.js';
import type { KeptTrade, TradePeriod } from '@rules/trade-warnings.js';
import type { ClaimDataFragment } from '../../generated/graphql';
import { formatLongDate } from '../../lib/dates';
import { formatShares } from '../../lib/decimals';
import { findingWords } from '../../domain/trade/finding-text';
import { tradeFindings } from '../../domain/trade/trade-findings';
import type { Diff } from './proposed-parts';

/** What the checks would find after a proposed change (LEDGER-7, TRADE-9). It does not prevent it. */
export interface ProposalWarnings {
  /** The warnings of each transaction to add, in their order. */
  added: string[][];
  /** The warnings about the claim as a whole, a sentence each. */
  ofClaim: string[];
}

const NONE: ProposalWarnings = { added: [], ofClaim: [] };
/** The fields by which a change proposes other balances. */
export const OPENING_BALANCE = 'tradeDetails.openingBalance';
const CLOSING_BALANCE = 'tradeDetails.closingBalance';

/** The remaining trades: of equal ones any may be removed, as every check treats them alike. */
function remaining(trades: readonly KeptTrade[], removed: readonly TradeTexts[]): KeptTrade[] {
  const stay = [...trades];
  for (const trade of removed) {
    const at = stay.findIndex((kept) => sameTrade(kept, trade));
    if (at >= 0) stay.splice(at, 1);
  }
  return stay;
}

const proposedAt = ({ fields }: Diff, asked: string) => fields.find(({ path }) => path === asked)?.proposed;

/** Whether the change affects data that the checks concern. */
export const changesTrades = (diff: Diff) =>
  [OPENING_BALANCE, CLOSING_BALANCE].some((path) => proposedAt(diff, path) !== undefined) ||
  diff.tradesAdded.length + diff.tradesRemoved.length > 0;

/**
 * What the checks find in the claim's transactions after the change; nothing when it does not affect them.
 * @param rules those in force; undefined while there are none
 */
export function proposalWarnings(
  diff: Diff,
  { tradeDetails }: ClaimDataFragment,
  period: TradePeriod,
  rules: AssessmentRules | undefined,
): ProposalWarnings {
  if (!changesTrades(diff)) return NONE;
  const { tradesAdded, tradesRemoved } = diff;
  const balance = proposedAt(diff, OPENING_BALANCE);
  const added = tradesAdded.map((trade, at) => ({ ...trade, id: `added-${at}` }));
  const trades = [...remaining(tradeDetails.tradeData, tradesRemoved), ...added];
  const openingBalance = balance ?? tradeDetails.openingBalance;
  const closingBalance = proposedAt(diff, CLOSING_BALANCE) ?? tradeDetails.closingBalance;
  const found = tradeFindings(trades, { openingBalance, closingBalance }, period, rules);
  const ofClaim = [
    balance !== undefined &&
      found.openingBalanceUnreadable &&
      t('The opening balance would be “{openingBalance}”, which is not a number.', {
        openingBalance: openingBalance.trim(),
      }),
    found.negativeFrom &&
      t('The balance would go below zero on {negativeFrom}.', {
        negativeFrom: formatLongDate(found.negativeFrom),
      }),
    found.closing &&
      t('The transactions would come to {shares} shares at the close of {day}, and {stated} are stated.', {
        shares: formatShares(String(found.closing.shares)),
        day: formatLongDate(found.closing.day),
        stated: formatShares(closingBalance),
      }),
  ];
  return {
    added: added.map((trade) => {
      const words = findingWords(found.ofTrades.get(trade.id) ?? [], trade, period, rules);
      return TRADE_FIELDS.flatMap((field) => {
        const said = words[field];
        return said === undefined ? [] : [`${TRADE_FIELD_LABELS[field]} ${said}`];
      });
    }),
    ofClaim: ofClaim.filter((sentence) => typeof sentence === 'string'),
  };
}

/** The warnings to show before the change is accepted, a sentence each; empty when there are none. */
export function warningSentences({ added, ofClaim }: ProposalWarnings): string[] {
  const marked = added.filter((words) => words.length > 0).length;
  if (marked === 0) return ofClaim;
  return [
    t(
      '{marked, plural, one {# transaction} other {# transactions}} to add {marked, plural, one {is} other {are}} marked as unusual.',
      { marked },
    ),
    ...ofClaim,
  ];
}
