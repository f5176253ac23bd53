import { t } from '@rules/text.js';
import type { SubmissionViewQuery } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { formatShares } from '../../lib/decimals';

export type TradeDetails = SubmissionViewQuery['submission']['submissionData']['tradeDetails'];
export type Trade = TradeDetails['tradeData'][number];

/** The claim whose trades an administrator changes, in the displayed state. */
export type EditedClaim = Pick<
  SubmissionViewQuery['submission'],
  'id' | 'sid' | 'tradeVersion' | 'moreTrades' | 'submissionData'
>;

const nouns: Record<Trade['transactionType'], string> = {
  OPEN: t('opening balance'),
  BUY: t('purchase'),
  SELL: t('sale'),
  TRANSFER: t('transfer'),
  TRANSFER_IN: t('transfer in'),
  TRANSFER_OUT: t('transfer out'),
};

/** The displayed rows: without OPEN, newest first; rows of one day keep the server's order (TRADE-13). */
export function shownTrades({ tradeData }: Pick<TradeDetails, 'tradeData'>): Trade[] {
  return tradeData
    .filter(({ transactionType }) => transactionType !== 'OPEN')
    .sort((one, other) => (one.tradeDate < other.tradeDate ? 1 : one.tradeDate > other.tradeDate ? -1 : 0));
}

/** A trade's name in sentences: 'purchase of 1,000 shares on 05-Oct-2018'. */
export function tradeName({
  transactionType,
  quantity,
  tradeDate,
}: Pick<Trade, 'transactionType' | 'quantity' | 'tradeDate'>): string {
  const shares =
    quantity === '1' ? t('1 share') : t('{quantity} shares', { quantity: formatShares(quantity) });
  return t('{transactionType} of {shares} on {tradeDate}', {
    transactionType: nouns[transactionType],
    shares,
    tradeDate: formatDate(tradeDate),
  });
}
