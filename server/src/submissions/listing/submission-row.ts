import { selectList } from '../reading/submission-columns.js';
import { MISSING_FIELDS } from './incomplete-submissions.js';
import { isRemovedSql } from '../removed-claims.js';
import type { Submission } from '../submission.entity.js';

const ROW_COLUMNS = [
  'id',
  'sid',
  'legalEntity',
  'contactEmail',
  'email',
  'firstName',
  'lastName',
] as const satisfies readonly (keyof Submission)[];

/** The columns that a list row displays of a claim. */
export type ListedColumns = Pick<Submission, (typeof ROW_COLUMNS)[number]>;

/** SQL that says whether the claim `s` was removed. */
export const REMOVED = isRemovedSql('s.sid');

/**
 * A row as `SUBMISSION_ROW` selects it, with the number of empty required fields, as far as a list can know, and whether
 * it was removed.
 */
export type SubmissionRow = ListedColumns & { missing: number; removed: boolean };

/** The select list of a list row, from `submissions s`. */
export const SUBMISSION_ROW = `${selectList(ROW_COLUMNS)}, ${MISSING_FIELDS} AS missing, ${REMOVED} AS removed`;
