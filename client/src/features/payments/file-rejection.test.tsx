import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentRunQuery } from '../../generated/types';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs, type Answers } from '../../test-support/open-app';
import { newAdministrator, NOT_YET } from '../../test-support/new-administrator';
import { aFile, aRun } from '../../test-support/payment-run';

afterEach(forgetPerson);

type Rejection = NonNullable<PaymentRunQuery['paymentRun']['files'][number]['rejection']>;

const SENT = { fetches: 1, sentAt: '2027-03-18T01:00:00Z', sender: 'Kim', receipt: 'R 1', version: 2 };
const aRejection = (changed: Partial<Rejection> = {}): Rejection => ({
  ...{ state: 'PROPOSED', because: 'The day was a holiday', reference: 'M-4711', maker: 'Rita' },
  ...{ madeAt: '2027-03-18T02:00:00Z', decider: null, decidedAt: null, decidedBecause: null },
  ...{ applied: false, confirmRefusal: null },
  ...changed,
});
const runWith = (file: Parameters<typeof aFile>[0]) =>
  aRun({ state: 'SENT', files: [aFile({ ...SENT, ...file })], acts: [] });
const reported = (changed: Partial<Rejection> = {}) =>
  runWith({ rejection: aRejection(changed), reportRefusal: 'Somebody reported that already.' });
const open = (run: ReturnType<typeof aRun>, more: Answers = {}) =>
  openApp('/admin/payments/p3', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    PaymentRun: { paymentRun: run },
    ...more,
  });
const begin = async (button: string, title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
};

it('a file that was sent is reported as rejected, with the bank’s words and where they are found (PAY-15)', async () => {
  const app = open(runWith({ reportRefusal: null }), {
    ReportFileRejected: { reportFileRejected: reported() },
  });
  const dialog = await begin('The bank rejected this file', 'The bank rejected file 1');
  await userEvent.type(dialog.getByLabelText('What the bank said'), 'The day was a holiday');
  await userEvent.click(dialog.getByRole('button', { name: 'Report it' }));
  expect(await dialog.findByRole('link', { name: 'Enter by what the bank’s answer is found' })).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reference of the bank’s answer'), 'M-4711');
  await userEvent.click(dialog.getByRole('button', { name: 'Report it' }));
  expect(await screen.findByText(/^It is noted\. Another person must confirm/)).toBeVisible();
  expect(app.callsOf('ReportFileRejected')[0]?.variables).toEqual({
    ...{ id: 'f1', version: 2, because: 'The day was a holiday', reference: 'M-4711' },
  });
});

it('the report of a rejected file is confirmed with a code, with what will be made once more (PAY-15)', async () => {
  const confirmed = reported({
    ...{ state: 'CONFIRMED', decider: 'Kim', decidedAt: '2027-03-18T03:00:00Z' },
    ...{ decidedBecause: 'The bank made none', confirmRefusal: 'It was decided already.' },
  });
  const app = open(reported(), { ConfirmFileRejected: { confirmFileRejected: confirmed } });
  expect(await screen.findByText('Reported as rejected')).toBeVisible();
  expect(screen.getByText(/^The day was a holiday \(M-4711\), reported by Rita/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download the file' })).not.toBeInTheDocument();
  const dialog = await begin('Confirm the rejection', 'Confirm that the bank rejected file 1');
  expect(dialog.getByText('36 payments of together $999.80 will be made once more.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('What you found'), 'The bank made none');
  await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^The payments of file 1 come back/)).toBeVisible();
  expect(app.callsOf('ConfirmFileRejected')[0]?.variables).toEqual({
    ...{ id: 'f1', version: 2, because: 'The bank made none', code: '123456' },
  });
});

it('the report of a rejected file is refused by anybody else, and not confirmed by who made it (PAY-15)', async () => {
  const own = 'You reported that the bank rejected this file. Another person must confirm it.';
  const refused = reported({ state: 'REFUSED', decider: 'Rita', decidedAt: '2027-03-18T03:00:00Z' });
  const app = open(reported({ confirmRefusal: own }), {
    RefuseFileRejected: { refuseFileRejected: refused },
  });
  expect(await screen.findByText(own)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm the rejection' })).not.toBeInTheDocument();
  const dialog = await begin('Refuse the report', 'File 1 was not rejected');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Another file');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse the report' }));
  expect(await screen.findByText('The report about file 1 has been refused.')).toBeVisible();
  expect(app.callsOf('RefuseFileRejected')[0]?.variables).toEqual({
    ...{ id: 'f1', version: 2, because: 'Another file' },
  });
});

it('nothing about a rejected file is offered to an auditor (PAY-15)', async () => {
  open(reported({ confirmRefusal: 'Your role does not allow this.' }), signedInAs('AUDITOR'));
  expect(await screen.findByText('Reported as rejected')).toBeVisible();
  for (const name of ['The bank rejected this file', 'Confirm the rejection', 'Refuse the report'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('the report is not confirmed by a new administrator, who may refuse it (USER-19)', async () => {
  open(reported(), newAdministrator);
  expect(await screen.findByText(NOT_YET)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm the rejection' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refuse the report' })).toBeVisible();
});
