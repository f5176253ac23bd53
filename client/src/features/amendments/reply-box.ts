/** The id of the field for a message, which a key of the claim's page focuses. */
export const REPLY_BOX_ID = 'amendment-message';
