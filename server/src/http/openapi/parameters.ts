import type { Parameter } from './operation.js';
import { oneOf, whole } from './schema.js';

export const PAGE: Parameter = { description: 'From 1; a page past the end is empty', schema: whole };

/** A boolean query parameter of an upload. */
export const switchOf = (description: string): Parameter => ({
  description,
  schema: oneOf('true', 'false'),
});

export const SUBMISSION_ID = {
  submissionId: 'Id of the submission; one that you cannot see is answered 404',
};
