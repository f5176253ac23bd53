import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReturnedPaymentsQuery } from '../../generated/types';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';
import { newAdministrator, NOT_YET } from '../../test-support/new-administrator';

afterEach(forgetPerson);

type Returned = ReturnedPaymentsQuery['returnedPayments']['payments'][number];

const aReturn = (changed: Partial<Returned>): Returned & { __typename: 'ReturnedPayment' } => ({
  __typename: 'ReturnedPayment',
  ...{ id: 'y1', submissionId: 's1', sid: '00917', net: '12.30', state: 'RETURNED', reason: '3' },
  ...{ matter: 'ACCOUNT', returnedAt: '2027-03-22T01:00:00Z', account: '••••385', runId: 'p3', runNumber: 3 },
  ...{
    reissueRunId: null,
    reissueRunNumber: null,
    reissuer: null,
    reissueBecause: null,
    mayReissue: true,
    finder: null,
    foundPaidBecause: null,
    mayFindPaid: false,
    version: 5,
  },
  ...changed,
});

const ROWS = [
  aReturn({}),
  aReturn({ id: 'y2', sid: '00918', reason: 'AM04', matter: 'PAYER', mayReissue: false }),
  aReturn({ id: 'y3', sid: '00919', reason: 'AM05', matter: 'DUPLICATE', mayFindPaid: true }),
  aReturn({
    ...{ id: 'y7', sid: '00922', reason: 'AM05', matter: 'DUPLICATE', state: 'PAID' },
    ...{ finder: 'Max', foundPaidBecause: 'On the statement of 2 March', mayReissue: false },
  }),
  aReturn({ id: 'y4', sid: '00920', reissuer: 'Kim', reissueBecause: 'Open again', mayReissue: false }),
  aReturn({
    id: 'y6',
    sid: '00921',
    reissuer: 'Lee',
    reissueBecause: 'Too late',
    state: 'CANCELLED',
    mayReissue: false,
  }),
  aReturn({ id: 'y5', submissionId: null, sid: '', reason: '9', mayReissue: false }),
];

it('the list of returned payments says what comes next, and has a payment made again with words and a code (RETURN-5, RETURN-8, RETURN-9)', async () => {
  const app = openApp('/admin/payments/returns', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    ReturnedPayments: {
      returnedPayments: { payments: ROWS, pagination: { totalItems: 6, totalPages: 1 } },
    },
    SendReissueCode: { sendReissueCode: { __typename: 'MessageResult', message: 'A code was sent.' } },
    ReissuePayment: { reissuePayment: aReturn({ id: 'y3', reissuer: 'Me', reissueBecause: 'Not paid' }) },
  });
  expect(await screen.findByText('The member gives other bank details.')).toBeInTheDocument();
  expect(screen.getAllByText('The next run makes it again.')).toHaveLength(2);
  expect(screen.getByText('Somebody asks the bank whether it was paid, and decides.')).toBeInTheDocument();
  expect(screen.getByText('Kim has it made again: Open again')).toBeInTheDocument();
  expect(screen.queryByText('Lee has it made again: Too late')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Make the payment of/ })).toHaveLength(2);
  const name = 'Make the payment of 00919 again';
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByText(/^The first of the two may have been paid/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('What you found'), 'Not paid');
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText('A code was sent.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Make it again' }));
  expect(await screen.findByText('The next payment run makes the payment of 00919 again.')).toBeVisible();
  expect(app.callsOf('ReissuePayment')[0]?.variables).toEqual({
    ...{ id: 'y3', version: 5, because: 'Not paid', code: '123456' },
  });
});

it('the list of returned payments has a payment that the bank had twice found to be paid, and says who found so (RETURN-10)', async () => {
  const answer = aReturn({ id: 'y3', state: 'PAID', finder: 'Me', foundPaidBecause: 'Confirmed' });
  const app = openApp('/admin/payments/returns', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    ReturnedPayments: {
      returnedPayments: { payments: ROWS, pagination: { totalItems: 7, totalPages: 1 } },
    },
    SendFindPaidCode: { sendFindPaidCode: { __typename: 'MessageResult', message: 'A code was sent.' } },
    FindPaymentPaid: { findPaymentPaid: answer },
  });
  expect(
    await screen.findByText('Max found that it was paid: On the statement of 2 March'),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /was paid$/ })).toHaveLength(1);
  const name = 'The payment of 00919 was paid';
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByText(/^Choose this only once the bank has confirmed/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('What you found'), 'Confirmed');
  await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'It was paid' }));
  expect(
    await screen.findByText('The payment of 00919 is paid. No payment run makes it again.'),
  ).toBeVisible();
  expect(app.callsOf('FindPaymentPaid')[0]?.variables).toEqual({
    ...{ id: 'y3', version: 5, because: 'Confirmed', code: '123456' },
  });
});

it('offers a new administrator no decision, and says from when on (USER-19)', async () => {
  openApp('/admin/payments/returns', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    ...newAdministrator,
    ReturnedPayments: {
      returnedPayments: { payments: ROWS, pagination: { totalItems: 6, totalPages: 1 } },
    },
  });
  expect(await screen.findByText(NOT_YET)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Decision' })).not.toBeInTheDocument();
});
