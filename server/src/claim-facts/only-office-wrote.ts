/**
 * SQL for whether a claim has a thread in which its member has written nothing: the office asked; never null.
 * @param claim the alias of the row of `submissions`
 * @param thread the alias of the row of `amendment_threads` that was joined to it
 */
export const onlyOfficeWroteSql = (claim: string, thread: string): string =>
  `(${thread}.submission_id IS NOT NULL AND NOT EXISTS (
     SELECT FROM amendments m WHERE m.submission_id = ${claim}.id AND NOT m.is_admin
   ))`;
