import { look, press } from '../look.js';
import { waitForMail } from '../mailbox.js';
import { returnsOfFile } from '../returns-of-file.js';
import { PAID_SID } from './takes-back-returned.js';
import { officePage } from './office-page.js';
import type { Stage } from './stage.js';

/** Has the bank return a payment once more for another reason, and somebody else look into that. */
export async function clearsUpContradiction({ portal, approver, sentFile }: Stage): Promise<void> {
  const first = await officePage(portal, portal.signIn('Administrator'), '/admin/payments/returns');
  await first.page.getByRole('link', { name: 'Paid again in run 2' }).waitFor();
  const again = returnsOfFile(sentFile, PAID_SID).replace(/(?<=^2.{16})3/m, '5');
  await first.page
    .getByLabel('Import returns')
    .setInputFiles({ name: 'again.aba', mimeType: 'text/plain', buffer: Buffer.from(again, 'latin1') });
  const title = 'The bank says something else now about a payment of run 1';
  await first.page.getByText(title).waitFor();
  await first.page.getByText('You imported this file. Another person must look into it.').waitFor();
  await look(first.page, 'bank-contradicts');
  await first.page.goto('/admin/payments');
  await press(first.page, first.page.getByRole('link', { name: 'Look at it now' }));
  await first.page.getByText(title).waitFor();
  expect(first.problems).toEqual([]);
  await first.context.close();

  const mail = await waitForMail(portal, approver.email, /A file of the bank contradicts what is known/);
  expect(mail.text).toMatch(/: http\S+\/admin\/payments\/returns$/m);
  const second = await officePage(portal, approver, '/admin');
  await second.page
    .getByText('A file of the bank contradicts what was decided about returned payments.')
    .waitFor();
  await look(second.page, 'home-contradiction');
  await press(second.page, second.page.getByRole('link', { name: 'Look at it now' }));
  await second.page
    .getByText(/Before: it came back\. The account is closed\. It is made again in run 2\./)
    .waitFor();
  await press(second.page, second.page.getByRole('button', { name: 'I have looked into it' }));
  const dialog = second.page.getByRole('dialog', { name: 'What the bank said about run 1 is cleared up' });
  await press(second.page, dialog.getByRole('button', { name: 'Record' }));
  await dialog.getByRole('link').first().waitFor();
  await look(second.page, 'close-contradiction');
  await dialog.getByLabel('Reason').fill('The bank sent its answer twice');
  await press(second.page, dialog.getByRole('button', { name: 'Record' }));
  await second.page.getByText('Recorded. Runs that make these payments again can be approved.').waitFor();
  await second.page.getByText(title).waitFor({ state: 'detached' });
  expect(second.problems).toEqual([]);
  await second.context.close();
}
