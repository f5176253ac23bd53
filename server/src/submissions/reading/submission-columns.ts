import { snakeCase } from '../../database/snake-case.js';
import { PLAIN_NAMES } from '../submission-fields.js';
import type { Submission } from '../submission.entity.js';

/** A column of `submissions s`, by its name in the code. */
export const columnNamed = (name: keyof Submission): string => `s.${snakeCase(name)}`;

/** Columns of `submissions s` as a select list, under their names in the code. */
export const selectList = (names: readonly (keyof Submission)[]): string =>
  names.map((name) => `${columnNamed(name)} AS "${name}"`).join(', ');

const VIEW_COLUMNS = ['id', 'sid', 'email', 'version', 'createdAt', 'updatedAt', ...PLAIN_NAMES] as const;

/** The columns displayed for a claim in full; the restricted fields are encrypted in `sealed`. */
export type ViewedColumns = Pick<Submission, (typeof VIEW_COLUMNS)[number]>;

/** The select list of a claim in full, from `submissions s`. */
export const SUBMISSION_VIEW = selectList([...VIEW_COLUMNS, 'sealed']);
