/** SQL for a person's name. */
export const nameOf = (column: string) => `(SELECT u.name FROM users u WHERE u.id = ${column})`;
export const NOBODY = `'' AS made_by, '' AS checked_by`;
export const NO_CLAIM = 'NULL::text AS sid, NULL::uuid AS submission_id';
export const NO_AMOUNT = 'NULL::numeric AS amount';
/** SQL for the claim that has a SID now. */
export const claimOf = (sid: string) => `(SELECT s.id FROM submissions s WHERE s.sid = ${sid})`;
