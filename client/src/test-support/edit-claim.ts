import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, scheme } from './answers';
import { noDraft } from './claim-form';
import { openApp, signedInAs, type Answers } from './open-app';

export type Claim = ReturnType<typeof aSubmission>;

/** A claim that the user may edit. */
export const aClaim = (overrides: Parameters<typeof aSubmission>[0] = {}) =>
  aSubmission({ mayUpdate: true, ...overrides });

/** The claim with other contact details. */
export const withContact = ({ submission }: Claim, contact: object): Claim => ({
  submission: {
    ...submission,
    submissionData: {
      ...submission.submissionData,
      contactDetails: { ...submission.submissionData.contactDetails, ...contact },
    },
  },
});

/** The response to the saving of this claim. */
export const saved = (claim: Claim) => ({ updateSubmission: claim.submission });

/** Opens the form of the claim s1 and waits for it. */
export async function openEdit(role: 'MASTER_ADMIN' | 'STANDARD', answers: Answers = {}, query = '') {
  const app = openApp(`/settlement-scheme/edit/s1${query}`, {
    ...scheme,
    ...signedInAs(role),
    ...noDraft,
    ClaimToEdit: aClaim(),
    SubmissionView: aClaim(),
    UpdateSubmission: saved(aClaim({ version: 2 })),
    ...answers,
  });
  await screen.findByLabelText('First name');
  return app;
}

/** Presses Submit. */
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
