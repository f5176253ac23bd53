import { readTransactionType, type TransactionTypeValue } from '@rules/trade-values.js';

/** The words of statements for the types, without case and signs. Only unambiguous words: a buy-back is a sale. */
const WORDS: Record<'BUY' | 'SELL' | 'TRANSFER_IN' | 'TRANSFER_OUT', readonly string[]> = {
  BUY: [
    'b',
    'buy',
    'buys',
    'bought',
    'bot',
    'purchase',
    'purchased',
    'purchases',
    'acquisition',
    'acquired',
    'on market buy',
    'on market purchase',
    'market buy',
    'buy order',
    'buy trade',
    'contract note buy',
  ],
  SELL: [
    's',
    'sell',
    'sells',
    'sold',
    'sld',
    'sale',
    'sales',
    'disposal',
    'disposed',
    'on market sell',
    'on market sale',
    'market sell',
    'sell order',
    'sell trade',
    'contract note sell',
  ],
  TRANSFER_IN: [
    'transfer in',
    'transferin',
    'transferred in',
    'tfr in',
    'trf in',
    'xfer in',
    'off market transfer in',
    'in specie transfer in',
  ],
  TRANSFER_OUT: [
    'transfer out',
    'transferout',
    'transferred out',
    'tfr out',
    'trf out',
    'xfer out',
    'off market transfer out',
    'in specie transfer out',
  ],
};

const MEANINGS = new Map<string, TransactionTypeValue>(
  Object.entries(WORDS).flatMap(([type, words]) =>
    words.map((word): [string, TransactionTypeValue] => [word, type as keyof typeof WORDS]),
  ),
);

/** The type that a statement's word means (Buy, B, Sold, Transfer in, …); undefined when it is not certain. */
export function readTypeWord(text: string): TransactionTypeValue | undefined {
  const words = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const known = MEANINGS.get(words) ?? readTransactionType(text);
  return known === 'OPEN' ? undefined : known;
}
