import { act, screen } from '@testing-library/react';
import { aSubmission, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

describe('the page of a claim while it loads (UX-29)', () => {
  afterEach(forgetPerson);

  it('is laid out for the office from the start, and asks for the parts of the claim once', async () => {
    const { Me } = signedInAs('MASTER_ADMIN');
    let answer: (() => void) | undefined;
    const { callsOf } = openApp('/settlement-scheme/view/s1', {
      ...scheme,
      Me: () => new Promise<object>((resolve) => (answer = () => resolve(Me))),
      SubmissionView: aSubmission(),
    });
    const said = await screen.findByText('Loading...', { selector: '[role=status]' });
    expect(said).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(callsOf('SubmissionView')).toHaveLength(1);
    // A member's page would be replaced by the office's.
    expect(screen.queryByRole('heading', { name: 'Part A Contact Details' })).toBeNull();
    answer!();
    expect(await screen.findByRole('heading', { name: 'Part A Contact Details' })).toBeVisible();
    expect(screen.getByText('Email that owns the claim')).toBeVisible();
    expect(callsOf('ClaimParts')[0]!.variables).toEqual({
      submissionId: 's1',
      withDuplicates: true,
      withDecisions: true,
      withObjections: true,
      withPayment: true,
      withStatus: false,
      withRules: true,
    });
    expect(new Set(callsOf('ClaimParts').map(({ variables }) => JSON.stringify(variables))).size).toBe(1);
  });
});
