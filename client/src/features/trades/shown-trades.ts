import type { SubmissionViewQuery } from '../../generated/graphql';

export type TradeDetails = SubmissionViewQuery['submission']['submissionData']['tradeDetails'];
export type Trade = TradeDetails['tradeData'][number];

/** The rows a person sees: without OPEN, newest first; rows of one day keep the server's order (spec section 2). */
export function shownTrades({ tradeData }: TradeDetails): Trade[] {
  return tradeData
    .filter(({ transactionType }) => transactionType !== 'OPEN')
    .sort((one, other) => other.tradeDate.localeCompare(one.tradeDate));
}
