/** SQL for the ground of a claim's exemption from quoting a number; null without one. @param claim SQL for its id */
export const exemptionSql = (claim: string): string =>
  `(SELECT e.ground FROM tax_exemptions e WHERE e.submission_id = ${claim} ORDER BY e.id DESC LIMIT 1)`;
