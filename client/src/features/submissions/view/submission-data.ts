import type { SubmissionViewQuery } from '../../../generated/graphql';

export type Submission = SubmissionViewQuery['submission'];
export type SubmissionData = Submission['submissionData'];

/**
 * Returns the function that gives the claim form's message for an empty required field, by its path: 'bankDetails.bsb'.
 */
export function neededBy(missing: Submission['missing']) {
  const messages = new Map(missing.map(({ path, message }) => [path, message]));
  return (path: string) => messages.get(path);
}

export type Needed = ReturnType<typeof neededBy>;
