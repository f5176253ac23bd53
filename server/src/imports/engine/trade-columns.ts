/** The columns of a claim's list as it is staged, in this order. */
export const LIST_COLUMNS = ['submission_id', 'opening_balance', 'imported_digest', 'expected_version'];

/** The columns of a trade as it is staged, in this order. */
export const TRADE_COLUMNS = [
  'submission_id',
  'transaction_type',
  'trade_date',
  'quantity',
  'price_per_share',
  'total_amount',
];
