import { selectList } from '../reading/submission-columns.js';
import { MISSING_FIELDS } from './incomplete-submissions.js';
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

/** A row as `SUBMISSION_ROW` selects it, with the number of empty required fields, as far as a list can know. */
export type SubmissionRow = ListedColumns & { missing: number };

/** The select list of a list row, from `submissions s`. */
export const SUBMISSION_ROW = `${selectList(ROW_COLUMNS)}, ${MISSING_FIELDS} AS missing`;
