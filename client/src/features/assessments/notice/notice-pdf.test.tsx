import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AssessmentState } from '../../../generated/types';
import { scheme } from '../../../test-support/answers';
import { aTrace } from '../../../test-support/assessment';
import { forgetPerson, openApp, signedInAs } from '../../../test-support/open-app';

const BUTTON = 'Notice as PDF (opens in a new tab)';
const url = '/api/downloads/t1';
const usual = window.open;

const open = (state: AssessmentState, isSame: boolean | null = true) => {
  const trace = aTrace({ isSame });
  return openApp('/admin/assessments/r3/claims/s1', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    AssessedClaim: { ...trace, assessmentRun: { ...trace.assessmentRun, state } },
    CreateDownloadTicket: { createDownloadTicket: { __typename: 'DownloadTicket', url } },
  });
};

describe('the notice as a PDF, for the office', () => {
  afterEach(() => {
    window.open = usual;
    forgetPerson();
  });

  it.each(['PUBLISHED', 'FINAL'] as const)(
    'opens in a new tab for a run that is %s (NOTICE-19)',
    async (state) => {
      const shown: string[] = [];
      const tab = { opener: window as unknown, location: { replace: (to: string) => shown.push(to) } };
      window.open = () => tab as unknown as Window;
      const app = open(state);
      await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
      await waitFor(() => expect(shown).toEqual([url]));
      expect(tab.opener).toBeNull();
      expect(app.callsOf('CreateDownloadTicket')[0]?.variables).toEqual({ kind: 'NOTICE_PDF', id: 's1' });
    },
  );

  it.each(['AGREED', 'SUPERSEDED'] as const)('is not offered for a run that is %s', async (state) => {
    open(state);
    await screen.findByRole('link', { name: 'Open the claim' });
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
  });

  it('is not offered for a claim that no longer gives the stored result', async () => {
    open('PUBLISHED', false);
    await screen.findByRole('link', { name: 'Open the claim' });
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
  });
});
