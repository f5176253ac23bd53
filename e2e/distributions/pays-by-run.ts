import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { look, press } from '../look.js';
import { onDatabaseOf } from '../portal-database.js';
import { approvesRun, notesReceipt, preparedRun, writesFile } from './act-on-run.js';
import { officePage } from './office-page.js';
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
  const { portal } = stage;
  await onDatabaseOf(portal.dataDir, 'SET session_replication_role = replica; DELETE FROM objections');
  const first = await officePage(portal, portal.signIn('Administrator'), '/admin/payments');
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
  const run = await preparedRun(first.page);
  await look(first.page, 'payment-run');
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
  await approvesRun(stage, run, 'approve-payments');

  const file = await writesFile(stage, first.page, run);
  expect(file.suggestedFilename()).toMatch(/^payments-\d+-1\.aba$/);
  stage.sentFile = await readFile(await file.path(), 'latin1');
  await first.page.getByText('once', { exact: true }).waitFor();
  await notesReceipt(first.page, 'R 4711');
  await first.page.getByText(/^R 4711, noted by /).waitFor();
  await look(first.page, 'payment-run-sent');
  await reportsRejected(first.page);
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

/** Reports that the bank rejected the file, by mistake: it is refused and the file stays sent. */
async function reportsRejected(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'The bank rejected this file' }));
  const reporting = page.getByRole('dialog', { name: 'The bank rejected file 1' });
  await reporting.getByLabel('What the bank said').fill('The payment day was a holiday');
  await reporting.getByLabel('Reference of the bank’s answer').fill('M-4711');
  await look(page, 'report-rejected-file');
  await press(page, reporting.getByRole('button', { name: 'Report it' }));
  await reporting.waitFor({ state: 'detached' });
  await page.getByText('Reported as rejected').waitFor();
  await look(page, 'rejected-file-reported');
  await press(page, page.getByRole('button', { name: 'Refuse the report' }));
  const refusing = page.getByRole('dialog', { name: 'File 1 was not rejected' });
  await refusing.getByLabel('Reason').fill('That was another file');
  await press(page, refusing.getByRole('button', { name: 'Refuse the report' }));
  await refusing.waitFor({ state: 'detached' });
  await page.getByText('Report refused').waitFor();
}
