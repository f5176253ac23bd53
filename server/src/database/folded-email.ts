/**
 * The SQL of an e-mail address in the form in which two spellings are the same, as `foldedEmail` gives it: the collation "C"
 * changes the letters A to Z alone. The unique index on users and the index on submissions hold this very expression.
 */
export const foldedEmailSql = (address: string): string => `lower(${address} COLLATE "C")`;
