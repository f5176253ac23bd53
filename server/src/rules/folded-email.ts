/**
 * The form in which two spellings of one e-mail address are the same: the letters A to Z without case, everything else as
 * written. The database folds by the same rule (`foldedEmailSql`), whatever its locale: a letter such as `İ`, which each side
 * would fold its own way, could else be counted as one address and signed in to as another.
 */
export const foldedEmail = (email: string): string =>
  email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Whether two texts name one address. */
export const isSameEmail = (one: string, other: string): boolean => foldedEmail(one) === foldedEmail(other);
