import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

afterEach(forgetPerson);

describe('a bank profile', () => {
  it('asks for what its format needs, and saves nothing of the other (PAY-1)', async () => {
    const app = openApp('/admin/payments/profiles', {
      ...scheme,
      ...signedInAs('MASTER_ADMIN'),
      BankProfiles: { bankProfiles: [] },
      SaveBankProfile: {
        saveBankProfile: {
          __typename: 'BankProfile',
          ...{ id: 'b1', name: 'By pain.001', format: 'PAIN_09', editor: 'Kim', version: 1 },
          updatedAt: '2026-11-20T01:00:00Z',
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New bank profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New bank profile' }));
    expect(dialog.getByLabelText('User id')).toBeVisible();
    await userEvent.click(dialog.getByLabelText('pain.001.001.09'));
    expect(dialog.queryByLabelText('User id')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Name in the office'), 'By pain.001');
    await userEvent.type(dialog.getByLabelText('BSB that pays'), '032001');
    await userEvent.type(dialog.getByLabelText('Account that pays'), '1234567890');
    await userEvent.type(dialog.getByLabelText('Name of the account that pays'), 'SETTLEMENT FUND');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Enter who sends the files')).not.toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Sender'), 'SETTLEMENT SCHEME');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The bank profile By pain.001 has been saved.')).toBeVisible();
    expect(app.callsOf('SaveBankProfile')[0]?.variables).toMatchObject({
      input: { format: 'PAIN_09', debtor: 'SETTLEMENT FUND', initiator: 'SETTLEMENT SCHEME', userId: '' },
    });
  });
});
