import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentsQuery } from '../../generated/types';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { newAdministrator, NOT_YET } from '../../test-support/new-administrator';
import { acts, aFile, aRun } from '../../test-support/payment-run';

afterEach(forgetPerson);

const open = (run: ReturnType<typeof aRun>, answers: Answers = {}, path = '/admin/payments/p3') =>
  openApp(path, {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    PaymentRun: { paymentRun: run },
    SendPaymentsCode: {
      sendPaymentsCode: { __typename: 'MessageResult', message: 'A code was sent to a@example.com.' },
    },
    ...answers,
  });
const begin = async (button: string, dialog: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: dialog }));
};

describe('a payment run', () => {
  it('shows its sums, and what is held with what frees it (PAY-5)', async () => {
    open(aRun());
    expect(await screen.findByText('$999.80')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Account of several claims' })).toHaveAttribute(
      'href',
      '/admin/payments/p3/all?reason=SAME_ACCOUNT',
    );
    expect(screen.getByText('Somebody asks why and releases the payment here.')).toBeVisible();
    expect(screen.getByText(/One name is written without accents/)).toBeVisible();
  });

  it('is not approved by who prepared it, and says so (PAY-6)', async () => {
    const own = 'You prepared this payment run. Another person must approve it.';
    open(aRun({ acts: acts(['APPROVE', own], ['CANCEL', null]) }));
    expect(await screen.findByText(own)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('is not approved by a new administrator, who may cancel it (USER-19)', async () => {
    open(aRun(), newAdministrator);
    expect(await screen.findByText(NOT_YET)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel this run' })).toBeVisible();
  });

  it('is not cancelled after a fetch by a new administrator, who would confirm that nobody sent it (USER-19)', async () => {
    const files = [aFile({ fetches: 1 })];
    open(aRun({ state: 'WRITTEN', files, acts: acts(['CANCEL', null]) }), newAdministrator);
    expect(await screen.findByText(NOT_YET)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel this run' })).not.toBeInTheDocument();
  });

  it('shows what other approved runs of the distribution pay (PAY-6)', async () => {
    open(aRun({ approvedElsewhere: '120000.50' }));
    expect(
      await screen.findByText(/^Other approved runs of this distribution pay \$120,000\.50\./),
    ).toBeVisible();
  });

  it('is approved with a code, with its sum in view (PAY-6)', async () => {
    const approved = aRun({ state: 'APPROVED', approver: 'Kim', acts: acts(['WRITE', null]) });
    const app = open(aRun(), { ApprovePayments: { approvePayments: approved } });
    const dialog = await begin('Approve', 'Approve payment run 3');
    expect(dialog.getByText('36 payments, $999.80 together')).toBeVisible();
    expect(dialog.getByText(/\$9\.19 of tax withheld go to the tax office/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(await dialog.findByText('A code was sent to a@example.com.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123 456');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Payment run 3 has been approved.')).toBeVisible();
    expect(app.callsOf('ApprovePayments')[0]?.variables).toEqual({ id: 'p3', version: 4, code: '123456' });
  });

  it('says who decided about single payments, and where the tax goes (PAY-13, PAY-14)', async () => {
    open(
      aRun({
        taxAccount: { name: 'ATO DIRECT CREDIT', bsb: '093-003', account: '•••385' },
        decisions: [
          { kind: 'BANK_CHANGE', person: 'Robin Vale', payments: 3 },
          { kind: 'REISSUE', person: null, payments: 1 },
        ],
      }),
    );
    const where = 'The tax goes to ATO DIRECT CREDIT, BSB 093-003, account •••385.';
    expect(await screen.findByText(where)).toBeVisible();
    expect(screen.getByText('Robin Vale released the changed bank details of 3 payments.')).toBeVisible();
    expect(
      screen.getByText('Somebody decided that 1 returned payment is made again to the same account.'),
    ).toBeVisible();
    const dialog = await begin('Approve', 'Approve payment run 3');
    expect(dialog.getByText(new RegExp(where))).toBeVisible();
  });

  it('says that its payments were not moved, and has it tried again (PAY-10)', async () => {
    const stuck = aRun({ state: 'SENT', isStuck: true, acts: [] });
    const app = open(stuck, { MovePayments: { movePayments: { ...stuck, isStuck: false } } });
    expect(await screen.findByText(/do not yet follow what was done with its files/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The payments of run 3 are being updated.')).toBeVisible();
    expect(app.callsOf('MovePayments')[0]?.variables).toEqual({ id: 'p3', version: 4 });
  });

  it('keeps the dialog with the reason when something has changed since (PAY-7)', async () => {
    const reason = 'Something changed since this run was prepared, and payments are held now.';
    open(aRun(), { ApprovePayments: new Refusal('CONFLICT', reason) });
    const dialog = await begin('Approve', 'Approve payment run 3');
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText(reason)).toBeVisible();
  });

  it('names every reason for which no file was written, by its claim (PAY-8)', async () => {
    open(
      aRun({
        state: 'APPROVED',
        message: 'No file was written.',
        refusals: [
          { code: 'TOTAL_TOO_LARGE', sid: '00917' },
          { code: 'AMOUNT_TOO_LARGE', sid: '00918' },
          ...Array.from({ length: 3 }, () => ({ code: 'TOO_MANY_ROWS', sid: null })),
        ],
        acts: acts(['WRITE', null]),
      }),
    );
    expect(
      await screen.findByText(
        /^SID 00917: .* raise the limit in the bank profile, cancel this run and prepare/,
      ),
    ).toBeVisible();
    expect(
      screen.getByText(/^SID 00918: .* raise the limit in the bank profile before the next/),
    ).toBeVisible();
    expect(screen.getByText('there are more payments than a file can hold (3 times)')).toBeVisible();
  });

  it('is cancelled after a fetch only with the word that nobody sends the file (PAY-10)', async () => {
    const written = aRun({
      state: 'WRITTEN',
      files: [aFile({ fetches: 2 })],
      acts: acts(['CANCEL', null]),
    });
    const cancelled = aRun({
      state: 'CANCELLED',
      files: [aFile({ live: false })],
      acts: [],
      cancelledBecause: 'The wrong day',
    });
    const app = open(written, { CancelPayments: { cancelPayments: cancelled } });
    expect(await screen.findByText('2 times')).toBeVisible();
    const dialog = await begin('Cancel this run', 'Cancel payment run 3');
    await userEvent.click(
      dialog.getByLabelText('The bank does not have its files, and nobody will send them'),
    );
    await userEvent.type(dialog.getByLabelText('Reason'), 'The wrong day');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the run' }));
    expect(await screen.findByText('Payment run 3 has been cancelled.')).toBeVisible();
    expect(app.callsOf('CancelPayments')[0]?.variables).toEqual({
      ...{ id: 'p3', version: 4, because: 'The wrong day', neverSent: true },
    });
  });

  it('is cancelled in part once the bank has a file, and says what stays (PAY-10)', async () => {
    const sent = aFile({ fetches: 1, sentAt: '2027-03-18T01:00:00Z', sender: 'Kim', receipt: 'R 1' });
    const written = aRun({
      state: 'WRITTEN',
      files: [sent, aFile({ id: 'f2', number: 2 })],
      acts: acts(['CANCEL', null]),
    });
    const done = aRun({
      state: 'SENT',
      files: [sent, aFile({ id: 'f2', number: 2, live: false })],
      acts: acts(['SETTLE', null]),
      message: 'The files that were not sent were cancelled: A wrong sum',
    });
    const given = { run: written };
    open(written, {
      PaymentRun: () => ({ paymentRun: given.run }),
      CancelPayments: () => {
        given.run = done;
        return { cancelPayments: done };
      },
    });
    const name = 'Cancel the files that were not sent';
    const dialog = await begin(name, name);
    expect(
      dialog.getByText(/^Their payments go to the next run .* The files that were sent stay/),
    ).toBeVisible();
    // The second file was fetched by nobody.
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Reason'), 'A wrong sum');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the files' }));
    expect(
      await screen.findByText('The files of payment run 3 that were not sent have been cancelled.'),
    ).toBeVisible();
    expect(await screen.findByText(done.message!)).toBeVisible();
    expect(screen.getByText('Never to be sent')).toBeVisible();
  });

  it('asks for the word about a file that somebody fetched meanwhile (PAY-10)', async () => {
    const before = aRun({ state: 'WRITTEN', files: [aFile()], acts: acts(['CANCEL', null]) });
    const after = aRun({ ...before, files: [aFile({ fetches: 1 })] });
    const given = { run: before };
    open(before, { PaymentRun: () => ({ paymentRun: given.run }) });
    expect(await screen.findByText('not yet')).toBeVisible();
    given.run = after;
    const dialog = await begin('Cancel this run', 'Cancel payment run 3');
    expect(
      await dialog.findByLabelText('The bank does not have its files, and nobody will send them'),
    ).toBeInTheDocument();
  });

  it('takes the receipt of a file once it was fetched, in its version of now (PAY-10)', async () => {
    const before = aRun({ state: 'WRITTEN', files: [aFile()], acts: [] });
    const after = aRun({ ...before, files: [aFile({ fetches: 1, version: 2 })] });
    const sent = aRun({
      state: 'SENT',
      files: [aFile({ fetches: 1, receipt: 'R 1', version: 3 })],
      acts: [],
    });
    const given = { run: before };
    const app = open(before, {
      PaymentRun: () => ({ paymentRun: given.run }),
      CreateDownloadTicket: () => {
        given.run = after;
        return { createDownloadTicket: { __typename: 'DownloadTicket', url: '#file' } };
      },
      MarkFileSent: () => {
        given.run = sent;
        return { markFileSent: sent };
      },
    });
    const fetchIt = await screen.findByRole('button', { name: 'Download the file' });
    expect(screen.queryByRole('button', { name: 'Note the receipt' })).not.toBeInTheDocument();
    await userEvent.click(fetchIt);
    const dialog = await begin('Note the receipt', 'Receipt of file 1');
    await userEvent.type(dialog.getByLabelText('Receipt of the bank'), 'R 1');
    await userEvent.click(dialog.getByRole('button', { name: 'Note the receipt' }));
    expect(await screen.findByText('The receipt of file 1 has been noted.')).toBeVisible();
    expect(app.callsOf('MarkFileSent')[0]?.variables).toEqual({ id: 'f1', version: 2, receipt: 'R 1' });
  });

  it('offers neither its acts nor its files to an auditor (PAY-6, PAY-9)', async () => {
    const role = 'Your role does not allow this.';
    open(aRun({ state: 'WRITTEN', files: [aFile()], acts: acts(['CANCEL', role]) }), signedInAs('AUDITOR'));
    expect(await screen.findByText('ab'.repeat(32))).toBeVisible();
    for (const name of ['Download the file', 'Note the receipt', 'Cancel this run'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('the payments of a run', () => {
  type Row = PaymentsQuery['payments']['payments'][number];
  const aPayment = (changed: Partial<Row>): Row & { __typename: 'Payment' } => ({
    __typename: 'Payment',
    ...{
      id: 'y1',
      kind: 'CLAIM',
      submissionId: 's1',
      sid: '00917',
      net: '22.09',
      withheld: '0.20',
      state: 'HELD',
    },
    ...{ heldReason: null, heldCodes: [], heldBecause: null, holder: null, releasedBecause: null },
    ...{ releaser: null, account: '••••777', version: 2 },
    ...{ returnedFor: null, reissuedIn: null, reissueOf: null },
    ...changed,
  });

  it('say why they are held, and are held or released by whoever may (PAY-5)', async () => {
    const rows = [
      aPayment({ heldReason: 'BANK_INVALID', heldCodes: ['BSB_FORMAT'] }),
      aPayment({ id: 'y2', sid: '00918', heldReason: 'SAME_ACCOUNT' }),
      aPayment({ id: 'y3', sid: '00919', state: 'READY' }),
    ];
    const app = open(
      aRun(),
      {
        Payments: {
          paymentRun: { __typename: 'PaymentRun', id: 'p3', number: 3, state: 'PREPARED' },
          payments: { payments: rows, pagination: { totalItems: 3, totalPages: 1 } },
        },
        HoldPayment: { holdPayment: aRun({ version: 5 }) },
      },
      '/admin/payments/p3/all',
    );
    expect(
      await screen.findByText('Bank details not accepted: the BSB is not six digits'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Release the payment of 00917' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Release the payment of 00918' })).toBeInTheDocument();
    const dialog = await begin('Hold the payment of 00919', 'Hold the payment of 00919');
    await userEvent.type(dialog.getByLabelText('Reason'), 'The claimant has died');
    await userEvent.click(dialog.getByRole('button', { name: 'Hold' }));
    expect(await screen.findByText('The payment of 00919 is held.')).toBeVisible();
    expect(app.callsOf('HoldPayment')[0]?.variables).toEqual({
      ...{ id: 'y3', version: 2, reason: 'The claimant has died' },
    });
  });

  it('are not released by a new administrator, who may hold them (USER-19)', async () => {
    const rows = [
      aPayment({ id: 'y2', sid: '00918', heldReason: 'SAME_ACCOUNT' }),
      aPayment({ id: 'y3', sid: '00919', state: 'READY' }),
    ];
    const run = { __typename: 'PaymentRun', id: 'p3', number: 3, state: 'PREPARED' };
    const payments = { payments: rows, pagination: { totalItems: 2, totalPages: 1 } };
    const answers = { ...newAdministrator, Payments: { paymentRun: run, payments } };
    open(aRun(), answers, '/admin/payments/p3/all');
    expect(await screen.findByText(NOT_YET)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Release/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hold the payment of 00919' })).toBeInTheDocument();
  });

  it('say why the bank sent them back, and which are in their place (RETURN-5)', async () => {
    const rows = [
      aPayment({ state: 'RETURNED', returnedFor: '3' }),
      aPayment({ id: 'y2', sid: '00918', state: 'REISSUED', returnedFor: 'ZZ99', reissuedIn: 4 }),
      aPayment({ id: 'y3', sid: '00919', state: 'READY', reissueOf: 2 }),
    ];
    open(
      aRun(),
      {
        Payments: {
          paymentRun: { __typename: 'PaymentRun', id: 'p3', number: 3, state: 'SENT' },
          payments: { payments: rows, pagination: { totalItems: 3, totalPages: 1 } },
        },
      },
      '/admin/payments/p3/all',
    );
    expect(await screen.findByText('The account is closed.')).toBeInTheDocument();
    expect(screen.getByText('The bank’s reason ZZ99 Paid again in run 4.')).toBeInTheDocument();
    expect(screen.getByText('In place of the returned payment of run 2')).toBeInTheDocument();
  });

  it('are released by somebody who reads first who held them and why (PAY-5)', async () => {
    const held = aPayment({
      heldReason: 'BY_HAND',
      holder: 'Kim Holder',
      heldBecause: 'The claimant has died',
    });
    const app = open(
      aRun(),
      {
        Payments: {
          paymentRun: { __typename: 'PaymentRun', id: 'p3', number: 3, state: 'PREPARED' },
          payments: { payments: [held], pagination: { totalItems: 1, totalPages: 1 } },
        },
        ReleasePayment: { releasePayment: aRun({ version: 5 }) },
      },
      '/admin/payments/p3/all',
    );
    const dialog = await begin('Release the payment of 00917', 'Release the payment of 00917');
    expect(dialog.getByText('Kim Holder holds it by hand: The claimant has died')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('What you found'), 'Paid to the estate');
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('The payment of 00917 has been released.')).toBeVisible();
    expect(app.callsOf('ReleasePayment')[0]?.variables).toEqual({
      ...{ id: 'y1', version: 2, because: 'Paid to the estate', code: '123456' },
    });
  });
});
