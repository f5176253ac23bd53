/** The container's id, which receives the focus when a form cannot be submitted because of its trades. */
export const TRADE_ENTRY_ID = 'tradeDetails.tradeData';
