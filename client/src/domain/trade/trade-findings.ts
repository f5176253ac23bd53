import type { FindingCode } from '@rules/assessment/assessment-document.js';
import type { AssessmentRules } from '@rules/assessment/assessment-rules.js';
import { claimLedger } from '@rules/assessment/claim-ledger.js';
import { ledgerFindings } from '@rules/assessment/ledger-findings.js';
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
}

/**
 * The findings of a claim's trades by the same checks as its assessment (LEDGER-7), or by the scheme's dates before any
 * rules were approved (TRADE-9). They reject nothing.
 */
export function tradeFindings(
  trades: readonly KeptTrade[],
  openingBalance: string,
  period: TradePeriod,
  rules: AssessmentRules | undefined,
): TradeFindings {
  if (!rules) return tradeWarnings(trades, openingBalance, period);
  const claim = { openingBalance, trades };
  const ofTrades = new Map<string, TradeMark[]>();
  const found: TradeFindings = { ofTrades, openingBalanceUnreadable: false };
  for (const { code, trade, day } of ledgerFindings(claim, claimLedger(claim, rules), rules)) {
    if (trade !== null) ofTrades.set(trade, [...(ofTrades.get(trade) ?? []), code]);
    else if (code === 'OPENING_UNREADABLE') found.openingBalanceUnreadable = true;
    else if (code === 'OPENING_NEGATIVE') found.negativeFrom = rules.openingDate;
    else if (code === 'BALANCE_NEGATIVE') found.negativeFrom = day;
  }
  return found;
}
