import { readFile } from 'node:fs/promises';
import { look, press } from '../look.js';
import { onDatabaseOf } from '../portal-database.js';
import { approvesRun, notesReceipt, preparedRun, writesFile } from './act-on-run.js';
import { officePage } from './office-page.js';
import type { Stage } from './stage.js';

/** Ends the run that is still prepared, as the office would by its page. */
const END_OPEN_RUN = `
  UPDATE payment_runs SET state = 'CANCELLED', canceller_id = maker_id, cancelled_at = now(), cancelled_because = 'Another day'
  WHERE state = 'PREPARED'; DELETE FROM limits`;

/** Pays the later distribution by pain.001, from its preparation to the receipt of the bank. */
export async function paysByPain(stage: Stage): Promise<void> {
  const { portal } = stage;
  await onDatabaseOf(portal.dataDir, END_OPEN_RUN);
  const first = await officePage(portal, portal.signIn('Administrator'), '/admin/payments');
  await press(first.page, first.page.getByRole('button', { name: 'Prepare payments' }));
  const form = first.page.getByRole('dialog', { name: 'Prepare payments' });
  await form.getByLabel('Payment day').fill('3/3/2099');
  const choices = await form.getByLabel('Distribution').getByRole('option').allTextContents();
  await form
    .getByLabel('Distribution')
    .selectOption(choices.find((text) => text.endsWith('Second distribution'))!);
  await form.getByLabel('Bank profile').selectOption('Abroad');
  await press(first.page, form.getByRole('button', { name: 'Prepare', exact: true }));
  const run = await preparedRun(first.page);
  await approvesRun(stage, run);
  const file = await writesFile(stage, first.page, run);
  expect(file.suggestedFilename()).toMatch(/^payments-\d+-1\.xml$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('pain.001.001.09');
  const { payments, sum } = sumOf(text);
  await first.page.getByText('once', { exact: true }).waitFor();
  await look(first.page, 'payment-run-pain');
  await notesReceipt(first.page, 'R 4712');
  expect(text).toContain(`<NbOfTxs>${payments}</NbOfTxs><CtrlSum>${sum}</CtrlSum>`);
  expect(first.problems).toEqual([]);
  await first.context.close();
}

/** The payments of a pain.001 file and their sum, as a decimal. */
function sumOf(text: string): { payments: number; sum: string } {
  const amounts = [...text.matchAll(/<InstdAmt Ccy="AUD">(\d+)\.(\d\d)</g)];
  const cents = amounts.reduce((all, [, whole, part]) => all + BigInt(`${whole}${part}`), 0n);
  return { payments: amounts.length, sum: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}` };
}
