import { confirmAct } from '../confirm-act.js';
import { look, press } from '../look.js';
import { onDatabaseOf } from '../portal-database.js';
import { signInByScreen } from '../portal.js';
import { numberIn } from './act-on-run.js';
import { officePage } from './office-page.js';
import type { Stage } from './stage.js';

/** A deadline for payments that has ended. */
const PAST_DEADLINE = `
  INSERT INTO deadlines (kind, named_day, due, reason)
  VALUES ('PAYMENT', current_date - 3, current_date - 3, 'Order of 3 May 2026')`;

/** Declares payments unclaimed by two people, and computes a distribution of what is left. */
export async function sharesWhatIsLeft({ portal, approver }: Stage): Promise<void> {
  await onDatabaseOf(portal.dataDir, PAST_DEADLINE);
  const first = await officePage(portal, portal.signIn('Administrator'), '/admin/distributions');
  await press(first.page, first.page.getByRole('link', { name: /^\d+: First distribution$/ }));
  await first.page.getByRole('heading', { name: 'What is left' }).waitFor();
  await press(first.page, first.page.getByRole('button', { name: 'Declare them unclaimed' }));
  const declaring = first.page.getByRole('dialog', { name: /^Declare payments of distribution/ });
  await declaring.getByRole('textbox').fill('Order of 1 June 2026');
  await look(first.page, 'declare-unclaimed');
  await press(first.page, declaring.getByRole('button', { name: 'Propose' }));
  await first.page.getByText('You proposed this. Another person must confirm it.').waitFor();
  await look(first.page, 'money-left-proposed');

  await onDatabaseOf(portal.dataDir, 'DELETE FROM limits');
  const second = await officePage(portal, approver, new URL(first.page.url()).pathname);
  await press(second.page, second.page.getByRole('button', { name: 'Confirm' }));
  const confirming = second.page.getByRole('dialog', { name: 'Confirm that the payments are unclaimed' });
  await confirmAct(portal, second.page, confirming, approver, 'confirm unclaimed payments');
  await second.page.getByText(/declared unclaimed: /).waitFor();
  await second.context.close();

  await first.page.reload();
  await first.page.getByText(/unclaimed payments? of distribution/).waitFor();
  await look(first.page, 'money-left');
  await press(first.page, first.page.getByRole('link', { name: 'Share what is left' }));
  await first.page.getByRole('heading', { name: 'New distribution' }).waitFor();
  await first.page.getByLabel('Name').first().fill('Second distribution');
  await first.page.getByLabel('Interest earned since').fill('20003.21');
  await look(first.page, 'distribution-after-form');
  await press(first.page, first.page.getByRole('button', { name: 'Save' }));
  await press(first.page, first.page.getByRole('button', { name: 'Compute' }));
  await first.page
    .getByText('Computed by two programs, which agree on every line')
    .waitFor({ timeout: 60_000 });
  await first.page.getByText('Interest earned since').waitFor();
  await look(first.page, 'distribution-after');
  expect(first.problems).toEqual([]);
  await first.context.close();
}

/** Publishes the computed distribution of what was left, which its member then reads beside the first. */
export async function publishesIt({ portal, approver }: Stage): Promise<void> {
  const maker = portal.signIn('Administrator');
  await onDatabaseOf(portal.dataDir, 'DELETE FROM limits');
  const first = await officePage(portal, maker, '/admin/distributions');
  await press(first.page, first.page.getByRole('link', { name: /^\d+: Second distribution$/ }));
  const title = first.page.getByRole('heading', { name: /^Distribution \d+: Second distribution$/ });
  const number = numberIn(await title.textContent());
  await press(first.page, first.page.getByRole('button', { name: 'Freeze' }));
  const question = first.page.getByRole('dialog', { name: /^Freeze distribution \d+\?$/ });
  await press(first.page, question.getByRole('button', { name: 'Freeze' }));
  await first.page
    .getByText('You made this distribution. Another person must approve it.')
    .waitFor({ timeout: 60_000 });
  const second = await officePage(portal, approver, new URL(first.page.url()).pathname);
  await press(second.page, second.page.getByRole('button', { name: 'Approve' }));
  const approval = second.page.getByRole('dialog', { name: /^Approve distribution/ });
  await confirmAct(portal, second.page, approval, approver, `approve distribution ${number}`);
  await second.page.getByRole('heading', { name: 'Publication' }).waitFor();
  await second.context.close();
  await first.page.reload();
  await press(first.page, first.page.getByRole('button', { name: 'Publish' }));
  const publication = first.page.getByRole('dialog', { name: /^Publish distribution/ });
  await confirmAct(portal, first.page, publication, maker, `publish distribution ${number}`);
  await first.page.getByRole('link', { name: 'What everybody sees' }).waitFor();
  await look(first.page, 'distribution-after-published');
  expect(first.problems).toEqual([]);
  await first.context.close();

  const mine = await portal.visitor(360, 740);
  await signInByScreen(mine.page, portal.signIn('Member'));
  const claims = mine.page.locator('main a[href^="/settlement-scheme/view/"]:not([href*="?"])');
  await claims.first().waitFor();
  const paths = await claims.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  let checked = 0;
  for (const path of paths) {
    await mine.page.goto(`${path}/payment`);
    await mine.page
      .getByText('Your payment', { exact: true })
      .or(mine.page.getByText('Not Available'))
      .first()
      .waitFor();
    if ((await mine.page.getByRole('button', { name: 'Check now' }).count()) === 0) continue;
    checked += 1;
    await press(mine.page, mine.page.getByRole('button', { name: 'Check now' }));
    await mine.page.getByText('Everything holds').waitFor();
    await look(mine.page, 'payment-after');
    break;
  }
  expect(checked).toBe(1);
  expect(mine.problems).toEqual([]);
  await mine.context.close();
}
