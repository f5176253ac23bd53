/**
 * An e-mail address in the form used for comparison: the letters A to Z in lower case, everything else unchanged. The
 * database uses the same rule (`foldedEmailSql`), whatever its locale: otherwise a letter such as `İ`, which each would
 * fold differently, could make an address unique in one place and equal to another one at sign-in.
 */
export const foldedEmail = (email: string): string =>
  email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Whether two texts are the same e-mail address. */
export const isSameEmail = (one: string, other: string): boolean => foldedEmail(one) === foldedEmail(other);
