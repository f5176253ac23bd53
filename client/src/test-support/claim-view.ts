import { screen } from '@testing-library/react';
import { aSubmission, claimPage, scheme } from './answers';
import { openApp, signedInAs, type Answers } from './open-app';

export type ClaimReader = 'MASTER_ADMIN' | 'STANDARD';

/** Opens the page of the claim s1 and waits for it. */
export async function openClaim(
  role: ClaimReader,
  overrides: Parameters<typeof aSubmission>[0] = {},
  answers: Answers = {},
) {
  const app = openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    SubmissionView: aSubmission(overrides),
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
  return app;
}

/** The value below a label. */
export const valueOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd');
