/**
 * SQL for the changes `m` of a claim that went into its change `b`: that one, and those before it since details of the claim
 * were released last or were those again. A part of what each typed may still be there (BANK-6).
 * @param what SQL of what is selected of them
 */
export const enteredSinceRelease = (what: string, more = '') => `SELECT ${what} FROM bank_changes m${more}
  WHERE m.submission_id = b.submission_id AND m.id <= b.id AND NOT EXISTS (SELECT 1 FROM bank_changes r
    WHERE r.submission_id = b.submission_id AND r.id >= m.id AND r.id < b.id AND r.state IN ('RELEASED', 'REVERTED'))`;
