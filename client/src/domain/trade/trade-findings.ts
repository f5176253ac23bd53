import type { FindingCode } from '@rules/assessment/assessment-document.js';
import type { AssessmentRules } from '@rules/assessment/assessment-rules.js';
import { claimLedger, closingShares } from '@rules/assessment/claim-ledger.js';
import { ledgerFindings } from '@rules/assessment/ledger-findings.js';
import { readQuantity } from '@rules/trade-values.js';
import { tradeWarnings, type KeptTrade, type TradePeriod, type TradeWarning } from '@rules/trade-warnings.js';

/** What is unusual about one trade: a finding of the rules, or a warning by the scheme's dates where there are none. */
export type TradeMark = TradeWarning | FindingCode;

/** The findings of a claim's trades. */
export interface TradeFindings {
  /** By trade id; a trade without findings is absent. */
  ofTrades: ReadonlyMap<string, readonly TradeMark[]>;
  /** The first day that ends with a negative balance, yyyy-MM-dd. */
  negativeFrom?: string;
  openingBalanceUnreadable: boolean;
  /** The shares at the close of the last day, when another number of them is stated. */
  closing?: { shares: bigint; day: string };
}

/** The balances of a claim as they are typed or stored. */
export interface Balances {
  openingBalance: string;
  /** '' or absent when nobody stated it. */
  closingBalance?: string;
}

/**
 * The findings of a claim's trades by the same checks as its assessment (LEDGER-7), or by the scheme's dates before any
 * rules were approved (TRADE-9). They reject nothing.
 */
export function tradeFindings(
  trades: readonly KeptTrade[],
  { openingBalance, closingBalance = '' }: Balances,
  period: TradePeriod,
  rules: AssessmentRules | undefined,
): TradeFindings {
  if (!rules) return tradeWarnings(trades, openingBalance, period);
  const claim = {
    openingBalance,
    closingBalance: readQuantity(closingBalance.trim()) ?? closingBalance,
    trades,
  };
  const ofTrades = new Map<string, TradeMark[]>();
  const found: TradeFindings = { ofTrades, openingBalanceUnreadable: false };
  const ledger = claimLedger(claim, rules);
  for (const { code, trade, day } of ledgerFindings(claim, ledger, rules)) {
    if (trade !== null) ofTrades.set(trade, [...(ofTrades.get(trade) ?? []), code]);
    else if (code === 'OPENING_UNREADABLE') found.openingBalanceUnreadable = true;
    else if (code === 'OPENING_NEGATIVE') found.negativeFrom = rules.openingDate;
    else if (code === 'BALANCE_NEGATIVE') found.negativeFrom = day;
    else if (code === 'CLOSING_DIFFERS')
      found.closing = { shares: closingShares(ledger), day: rules.lastDay };
  }
  return found;
}
