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

/** What a row of a list shows of a claim. */
export type ListedColumns = Pick<Submission, (typeof ROW_COLUMNS)[number]>;

/**
 * A row as `SUBMISSION_ROW` selects it, with the number of required fields that are empty, as far as a list can know.
 */
export type SubmissionRow = ListedColumns & { missing: number };

/** The select list of a row of a list, from `submissions s`. */
export const SUBMISSION_ROW = `${selectList(ROW_COLUMNS)}, ${MISSING_FIELDS} AS missing`;
