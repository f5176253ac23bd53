/** The columns of a staged trade list, in COPY order. */
export const LIST_COLUMNS = ['submission_id', 'opening_balance', 'imported_digest', 'expected_version'];

/** The columns of a staged trade, in COPY order. */
export const TRADE_COLUMNS = [
  'submission_id',
  'transaction_type',
  'trade_date',
  'quantity',
  'price_per_share',
  'total_amount',
];
