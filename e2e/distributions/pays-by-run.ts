import { readFile } from 'node:fs/promises';
import { confirmAct } from '../confirm-act.js';
import { look, press } from '../look.js';
import { onDatabaseOf } from '../portal-database.js';
import { signInByScreen } from '../portal.js';
import type { Stage } from './stage.js';

/** What the bank gave, by the labels of its form. */
const PROFILE = [
  ['Name in the office', 'Trust account'],
  ['BSB that pays', '032-001'],
  ['Account that pays', '909123456'],
  ['Bank', 'WBC'],
  ['User name', 'SETTLEMENT SCHEME'],
  ['User id', '301500'],
  ['Description', 'DISTRIB 01'],
  ['Remitter', 'SETTLEMENT'],
] as const;

const PAIN_PROFILE = [
  ['Name in the office', 'Abroad'],
  ['BSB that pays', '032-001'],
  ['Account that pays', '909123456789'],
  ['Name of the account that pays', 'SETTLEMENT FUND'],
  ['Sender', 'SETTLEMENT SCHEME'],
] as const;

/** Pays the published distribution by a run of Direct Entry, and enters a bank profile for accounts abroad. */
export async function paysByRun(stage: Stage): Promise<void> {
  const { portal, approver } = stage;
  const maker = portal.signIn('Administrator');
  await onDatabaseOf(portal.dataDir, 'SET session_replication_role = replica; DELETE FROM objections');
  const first = await portal.visitor();
  await signInByScreen(first.page, maker);
  await first.page.waitForURL('**/admin');
  await first.page.goto('/admin/payments');
  await first.page.getByText('No payment runs yet').waitFor();
  await look(first.page, 'payments-empty');
  await press(first.page, first.page.getByRole('link', { name: 'Bank profiles' }));
  await press(first.page, first.page.getByRole('button', { name: 'New bank profile' }));
  const profile = first.page.getByRole('dialog', { name: 'New bank profile' });
  await press(first.page, profile.getByRole('button', { name: 'Save' }));
  await profile.getByRole('link', { name: 'Enter the account that pays' }).waitFor();
  for (const [label, value] of PROFILE) await profile.getByLabel(label, { exact: true }).fill(value);
  await look(first.page, 'bank-profile');
  await press(first.page, profile.getByRole('button', { name: 'Save' }));
  await profile.waitFor({ state: 'detached' });
  await look(first.page, 'bank-profiles');

  await first.page.goto('/admin/payments');
  await press(first.page, first.page.getByRole('button', { name: 'Prepare payments' }));
  const form = first.page.getByRole('dialog', { name: 'Prepare payments' });
  await form.getByLabel('Payment day').fill('2/3/2099');
  await look(first.page, 'prepare-payments');
  await press(first.page, form.getByRole('button', { name: 'Prepare', exact: true }));
  await first.page
    .getByText('You prepared this payment run. Somebody else has to approve it.')
    .waitFor({ timeout: 60_000 });
  await look(first.page, 'payment-run');
  const address = new URL(first.page.url()).pathname;
  await press(first.page, first.page.getByRole('link', { name: 'All payments' }));
  await press(first.page, first.page.getByRole('button', { name: 'Ready' }));
  const hold = first.page.getByRole('button', { name: /^Hold the payment of / }).nth(1);
  await press(first.page, hold);
  const holding = first.page.getByRole('dialog', { name: /^Hold the payment of / });
  await holding.getByLabel('Reason').fill('The claimant has died');
  await look(first.page, 'hold-payment');
  await press(first.page, holding.getByRole('button', { name: 'Hold' }));
  await holding.waitFor({ state: 'detached' });
  await press(first.page, first.page.getByRole('button', { name: 'Held', exact: true }));
  await first.page.getByText('The claimant has died').waitFor();
  await look(first.page, 'payments');

  await onDatabaseOf(portal.dataDir, 'DELETE FROM limits');
  const second = await portal.visitor();
  await signInByScreen(second.page, approver);
  await second.page.waitForURL('**/admin');
  await second.page.goto(address);
  await press(second.page, second.page.getByRole('button', { name: 'Approve' }));
  const approval = second.page.getByRole('dialog', { name: /^Approve payment run/ });
  await look(second.page, 'approve-payments');
  await confirmAct(portal, second.page, approval, approver, 'approve payment run');
  await second.page.getByText('Its files can be written. Nothing has gone to the bank.').waitFor();
  await second.context.close();

  await first.page.goto(address);
  await press(first.page, first.page.getByRole('button', { name: 'Write the files' }));
  const writing = first.page.getByRole('dialog', { name: /^Write the files of payment run/ });
  await confirmAct(portal, first.page, writing, maker, 'write the files of payment run');
  const file = first.page.waitForEvent('download');
  await press(first.page, first.page.getByRole('button', { name: 'Fetch the file' }));
  expect((await file).suggestedFilename()).toMatch(/^payments-\d+-1\.aba$/);
  stage.sentFile = await readFile(await (await file).path(), 'latin1');
  await first.page.getByText('once', { exact: true }).waitFor();
  await press(first.page, first.page.getByRole('button', { name: 'Note the receipt' }));
  const receipt = first.page.getByRole('dialog', { name: 'Receipt of file 1' });
  await receipt.getByLabel('Receipt of the bank').fill('R 4711');
  await press(first.page, receipt.getByRole('button', { name: 'Note the receipt' }));
  await first.page.getByText('The bank has the files.').waitFor();
  await first.page.getByText(/^R 4711, noted by /).waitFor();
  await look(first.page, 'payment-run-sent');
  await press(first.page, first.page.getByRole('link', { name: 'Payments' }).first());
  await first.page.getByText('Sent to the bank').waitFor();
  await look(first.page, 'payment-runs');

  await press(first.page, first.page.getByRole('link', { name: 'Bank profiles' }));
  await press(first.page, first.page.getByRole('button', { name: 'New bank profile' }));
  await profile.getByLabel('pain.001.001.09').check();
  for (const [label, value] of PAIN_PROFILE) await profile.getByLabel(label, { exact: true }).fill(value);
  await look(first.page, 'bank-profile-pain');
  await press(first.page, profile.getByRole('button', { name: 'Save' }));
  await profile.waitFor({ state: 'detached' });
  await first.page.getByRole('row', { name: /Abroad.*pain\.001\.001\.09/ }).waitFor();
  await look(first.page, 'bank-profiles-two');
  expect(first.problems).toEqual([]);
  await first.context.close();
}
