import { setTimeout as sleep } from 'node:timers/promises';
import { confirmAct } from '../confirm-act.js';
import { look, press } from '../look.js';
import { onDatabaseOf } from '../portal-database.js';
import { signInByScreen } from '../portal.js';
import { returnsOfFile } from '../returns-of-file.js';
import { twoDaysLater } from '../two-days-later.js';
import { officePage } from './office-page.js';
import type { Stage } from './stage.js';

/** A claim of the demo's member, which an objection holds. */
export const PAID_SID = '00123';

/** Imports what the bank returned, gives other details as the member, and prepares the payment in its place. */
export async function takesBackReturned({ portal, approver, sentFile }: Stage): Promise<void> {
  const maker = portal.signIn('Administrator');
  const member = portal.signIn('Member');
  const mine = await portal.visitor();
  await signInByScreen(mine.page, member);
  const claims = mine.page.locator('main a[href^="/settlement-scheme/view/"]:not([href*="?"])');
  await claims.first().waitFor();
  const known = await claims.evaluateAll((links) =>
    links.map((link) => ({ path: link.getAttribute('href')!, text: link.textContent })),
  );
  const sid = PAID_SID;
  const { path } = known.find(({ text }) => text.includes(sid))!;

  await onDatabaseOf(
    portal.dataDir,
    `DELETE FROM limits; SET session_replication_role = replica; UPDATE payment_runs SET payment_day = '2020-01-01' WHERE state = 'SENT'`,
  );
  const first = await officePage(portal, maker, '/admin/payments');
  await press(first.page, first.page.getByRole('link', { name: /^Run 1 of distribution/ }));
  await press(first.page, first.page.getByRole('button', { name: 'The payments are made' }));
  await first.page.getByText('Settled', { exact: true }).first().waitFor();
  await first.page.goto('/admin/payments');
  await press(first.page, first.page.getByRole('link', { name: 'Returned payments' }));
  await first.page.getByText('No returned payments').waitFor();
  const importing = (text: string) =>
    first.page
      .getByLabel('Import returns')
      .setInputFiles({ name: 'returns.aba', mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') });
  const file = returnsOfFile(sentFile, sid);
  await importing(file.replace(/(?<=^7.{20})\d/m, '9'));
  await first.page.getByText('The file was refused').waitFor();
  await first.page.getByText('The sums of the trailer are not those of the lines.').first().waitFor();
  await look(first.page, 'returns-refused');
  await importing(file);
  await first.page.getByText('The account is closed.').waitFor();
  await look(first.page, 'returned-payments');

  await mine.page.goto(`${path}/payment`);
  await mine.page.getByText('The bank could not make your payment').waitFor();
  await look(mine.page, 'payment-returned');
  await press(mine.page, mine.page.getByRole('link', { name: 'Correct your bank details' }));
  await mine.page.getByLabel('Account number', { exact: true }).fill('77001122');
  await press(mine.page, mine.page.getByRole('button', { name: /^Submit( now)?$/ }));
  const question = mine.page.getByRole('dialog', { name: 'Confirm your new bank details' });
  await question.getByLabel('Password', { exact: true }).fill(member.password);
  await press(mine.page, question.getByRole('button', { name: 'Confirm', exact: true }));
  await mine.page.waitForURL(`**${path}`);
  await mine.page.goto(`${path}/payment`);
  await mine.page.getByText(/^We have your new bank details and are checking them\./).waitFor();

  await sleep(1_000);
  await twoDaysLater(portal);
  const second = await officePage(portal, approver, '/admin/bank-changes');
  await press(second.page, second.page.getByRole('button', { name: `Release the bank details of ${sid}` }));
  const releasing = second.page.getByRole('dialog', { name: `Release the bank details of ${sid}` });
  await releasing.getByRole('radio', { name: /^Match/ }).check();
  await confirmAct(portal, second.page, releasing, approver, 'release the bank details');
  await second.context.close();
  await mine.page.reload();
  await mine.page.getByText(/^We pay you again with the next payments/).waitFor();
  expect(mine.problems).toEqual([]);
  await mine.context.close();

  await first.page.goto('/admin/payments');
  await press(first.page, first.page.getByRole('button', { name: 'Prepare payments' }));
  const form = first.page.getByRole('dialog', { name: 'Prepare payments' });
  await form.getByLabel('Payment day').fill('2/3/2099');
  await press(first.page, form.getByRole('button', { name: 'Prepare', exact: true }));
  await first.page
    .getByText('You prepared this payment run. Another person must approve it.')
    .waitFor({ timeout: 60_000 });
  await first.page.getByText(/released the changed bank details of 1 payment\.$/).waitFor();
  await first.page.getByText(/imported the returns of 1 payment that this run makes again\.$/).waitFor();
  await look(first.page, 'payment-decisions');
  await press(first.page, first.page.getByRole('link', { name: 'All payments' }));
  await press(first.page, first.page.getByRole('button', { name: 'Ready' }));
  await first.page.getByText('In place of the returned payment of run 1').waitFor();
  await look(first.page, 'payments-reissued');
  await first.page.goto('/admin/payments/returns');
  await first.page.getByRole('link', { name: 'Paid again in run 2' }).waitFor();
  expect(first.problems).toEqual([]);
  await first.context.close();
}
