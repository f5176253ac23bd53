/**
 * The SQL expression for an e-mail address in the form in which equivalent spellings are equal, as `foldedEmail` computes
 * it: the collation "C" changes only the letters A to Z. The unique index on users and the index on submissions use
 * exactly this expression.
 */
export const foldedEmailSql = (address: string): string => `lower(${address} COLLATE "C")`;
