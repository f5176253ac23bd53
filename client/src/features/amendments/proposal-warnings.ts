import { workedOutTotal } from '@rules/exact-amounts.js';
import { t } from '@rules/text.js';
import { sameTrade, TRADE_FIELD_LABELS, type TradeTexts } from '@rules/trade-row.js';
import { tradeWarnings, type KeptTrade, type TradePeriod } from '@rules/trade-warnings.js';
import type { ClaimDataFragment } from '../../generated/graphql';
import { formatLongDate } from '../../lib/dates';
import { warnedField, warningText } from '../../domain/trade/trade-warning-text';
import type { Diff } from './proposed-parts';

/** The inconsistencies that a proposed change would cause (TRADE-9). They do not prevent it. */
export interface ProposalWarnings {
  /** The warnings of each transaction to add, in their order. */
  added: string[][];
  /** The warnings about the claim as a whole, a sentence each. */
  ofClaim: string[];
}

const NONE: ProposalWarnings = { added: [], ofClaim: [] };
/** The field by which a change proposes another opening balance. */
export const OPENING_BALANCE = 'tradeDetails.openingBalance';

/** The remaining trades: of equal ones any may be removed, as every warning treats them alike. */
function remaining(trades: readonly KeptTrade[], removed: readonly TradeTexts[]): KeptTrade[] {
  const stay = [...trades];
  for (const trade of removed) {
    const at = stay.findIndex((kept) => sameTrade(kept, trade));
    if (at >= 0) stay.splice(at, 1);
  }
  return stay;
}

const proposedBalance = ({ fields }: Diff) => fields.find(({ path }) => path === OPENING_BALANCE)?.proposed;

/** Whether the change affects data that the warnings concern. */
export const changesTrades = (diff: Diff) =>
  proposedBalance(diff) !== undefined || diff.tradesAdded.length + diff.tradesRemoved.length > 0;

/** The warnings of the claim's transactions after the change; none when the change does not affect them. */
export function proposalWarnings(
  diff: Diff,
  { tradeDetails }: ClaimDataFragment,
  period: TradePeriod,
): ProposalWarnings {
  if (!changesTrades(diff)) return NONE;
  const { tradesAdded, tradesRemoved } = diff;
  const balance = proposedBalance(diff);
  const added = tradesAdded.map((trade, at) => ({ ...trade, id: `added-${at}` }));
  const trades = [...remaining(tradeDetails.tradeData, tradesRemoved), ...added];
  const openingBalance = balance ?? tradeDetails.openingBalance;
  const found = tradeWarnings(trades, openingBalance, period);
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
  ];
  return {
    added: added.map((trade) =>
      (found.ofTrades.get(trade.id) ?? []).map((warning) => {
        const words = warningText(warning, period, workedOutTotal(trade.quantity, trade.pricePerShare));
        return `${TRADE_FIELD_LABELS[warnedField[warning]]} ${words}`;
      }),
    ),
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
