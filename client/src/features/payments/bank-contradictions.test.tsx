import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankContradictionsQuery } from '../../generated/types';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs, type Answers } from '../../test-support/open-app';
import { aRun } from '../../test-support/payment-run';

afterEach(forgetPerson);

type Contradiction = BankContradictionsQuery['bankContradictions'][number];
type Contradicted = Contradiction['first'][number];

const aPayment = (changed: Partial<Contradicted>): Contradicted => ({
  ...{ paymentId: 'y1', submissionId: 's1', sid: '00917', net: '1012.30', state: 'PAID', said: 'AC04' },
  ...{
    made: false,
    before: 'AM05',
    isFileRejected: false,
    finder: null,
    reissuer: null,
    reissueRunNumber: null,
  },
  ...changed,
});
const contradiction: Contradiction = {
  ...{ runId: 'p3', runNumber: 3, importId: 'i9', foundAt: '2027-03-22T01:00:00Z', importer: 'Ida' },
  ...{ payments: 22, closeRefusal: null },
  first: [
    aPayment({ finder: 'Flora' }),
    aPayment({ paymentId: 'y2', sid: '00918', state: 'REISSUED', isFileRejected: true, reissueRunNumber: 4 }),
    aPayment({ paymentId: 'y3', sid: '', state: 'RETURNED', made: true, said: 'ACSC', reissuer: 'Kim' }),
  ],
};
const open = (found: Contradiction[], path: string, answers: Answers = {}) =>
  openApp(path, {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    BankContradictions: { bankContradictions: found },
    PaymentRun: { paymentRun: aRun() },
    ReturnedPayments: {
      returnedPayments: { payments: [], pagination: { totalItems: 0, totalPages: 0 } },
    },
    ...answers,
  });

it('the page of a run says what the bank contradicts, until somebody has looked into it (RETURN-11)', async () => {
  const app = open([contradiction], '/admin/payments/p3', {
    CloseBankContradiction: {
      closeBankContradiction: { __typename: 'MessageResult', message: 'Closed for 22 payments.' },
    },
  });
  expect(
    await screen.findByText('The bank says something else now about 22 payments of run 3'),
  ).toBeVisible();
  expect(screen.getByText(/^In a file that Ida imported, 22-Mar-2027/)).toBeVisible();
  for (const text of [
    '00917, $1,012.30. Before: Flora found that it was paid. Now: it came back. The account is closed.',
    '00918, $1,012.30. Before: two people confirmed that the bank rejected its whole file. It is made again in run 4. Now: it came back. The account is closed.',
    'Tax office, $1,012.30. Before: Kim decided that it is made again. Now: the bank made the payment (ACSC).',
    'And 19 more.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(app.callsOf('BankContradictions')[0]?.variables).toEqual({ runId: 'p3' });
  await userEvent.click(screen.getByRole('button', { name: 'I have looked into it' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^What the bank said about run 3/ }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'The statement of 3 May shows no payment');
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
  await screen.findByText('Recorded. Runs that make these payments again can be approved.');
  expect(app.callsOf('CloseBankContradiction')[0]?.variables).toEqual({
    ...{ runId: 'p3', importId: 'i9' },
    because: 'The statement of 3 May shows no payment',
  });
});

it('the returned payments say so too, with who may not close it, and nothing where there is nothing (RETURN-11)', async () => {
  const closeRefusal = 'You imported this file. Another person must look into it.';
  open([{ ...contradiction, payments: 1, closeRefusal }], '/admin/payments/returns');
  expect(await screen.findByText('The bank says something else now about a payment of run 3')).toBeVisible();
  expect(screen.getByText(closeRefusal)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I have looked into it' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Payment run 3' })).toHaveAttribute('href', '/admin/payments/p3');
});
