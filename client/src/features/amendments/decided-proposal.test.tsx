import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openThread, proposal } from '../../test-support/amendment-thread';
import { aMessage, aThread } from '../../test-support/answers';
import { forgetPerson } from '../../test-support/open-app';

describe('a decided change', () => {
  afterEach(forgetPerson);

  it('says who decided a change and when to the office, and only the day to the member (AMEND-16)', async () => {
    const decided = {
      ...{ ...proposal, state: 'ACCEPTED' as const, reason: 'As asked.' },
      ...{ decidedAt: '2026-11-21T00:00:00Z', decidedBy: 'Avery Quill' },
    };
    const thread = { AmendmentThread: aThread('ANSWERED', [aMessage({ proposal: decided })]) };
    await openThread('MASTER_ADMIN', thread);
    expect(await screen.findByText('Avery Quill, 21-Nov-2026, 11:00')).toBeVisible();
    expect(screen.getByText('Note to the member:')).toBeVisible();
    forgetPerson();
    await openThread('STANDARD', thread);
    expect(await screen.findByText('21-Nov-2026')).toBeVisible();
    expect(screen.getByText('Note:')).toBeVisible();
    expect(screen.queryByText(/Avery Quill/)).not.toBeInTheDocument();
  });
});

describe('a proposed account number', () => {
  afterEach(forgetPerson);

  it.each(['MASTER_ADMIN', 'STANDARD'] as const)(
    'is shown to a %s by its end until it is asked for (AMEND-21)',
    async (role) => {
      const account = {
        ...proposal.fields[0]!,
        ...{ path: 'bankDetails.accountNo', label: 'Account number' },
        ...{ before: '704001013', proposed: '704002026', current: '704001013' },
      };
      const given = aMessage({ proposal: { ...proposal, outdated: false, fields: [account] } });
      await openThread(role, { AmendmentThread: aThread('OPEN', [given]) });
      expect(await screen.findByText('Hidden, ends in 026')).toBeInTheDocument();
      expect(screen.queryByText('704002026')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Show account number, proposed' }));
      expect(screen.getByText('704002026')).toBeVisible();
      expect(screen.queryByText('704001013')).not.toBeInTheDocument();
    },
  );
});
