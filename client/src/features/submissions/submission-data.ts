import type { Relationship, SubmissionViewQuery, YesNo, BankType } from '../../generated/graphql';

export type Submission = SubmissionViewQuery['submission'];
export type SubmissionData = Submission['submissionData'];

/** Relationship to the RGM, spec section 3. */
export const relationshipLabels: Record<Relationship, string> = {
  INDIVIDUAL: 'Individual (I am the RGM)',
  PARTNER: 'Partner (partnership)',
  DIRECTOR: 'Director (company, trustee or other)',
  TRUSTEE: 'Trustee (trust)',
  AGENT: 'Agent (authorised agent of the RGM)',
};

/** Bank country, spec section 2. */
export const bankTypeLabels: Record<BankType, string> = {
  LOCAL: 'Local (Australia)',
  INTERNATIONAL: 'International',
};

/** Australian resident, spec section 2. */
export const yesNoLabels: Record<YesNo, string> = { YES: 'Yes', NO: 'No' };

/** Gives the claim form's message for an empty required field, by its path: 'bankDetails.bsb'. */
export function neededBy(missing: Submission['missing']) {
  const messages = new Map(missing.map(({ path, message }) => [path, message]));
  return (path: string) => messages.get(path);
}

export type Needed = ReturnType<typeof neededBy>;
