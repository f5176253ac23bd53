import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { Portal, signInByScreen } from './portal.js';
import { until, untilCount } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

async function member(width?: number) {
  const visit = await portal.visitor(width);
  await signInByScreen(visit.page, portal.signIn('Member'));
  await visit.page.waitForURL('**/account/profile');
  return visit;
}

async function fillContact(page: Page): Promise<void> {
  const answers: Record<string, string> = {
    Title: 'Mrs',
    'First Name': 'Margaret',
    'Last Name': 'Fairweather',
    Mobile: '0491 570 006',
    Email: 'margaret@fairweather.example',
    'Mailing Address': '1 Lantern Street',
    Suburb: 'Mosman',
    State: 'NSW',
    'Post Code': '2088',
  };
  for (const [label, answer] of Object.entries(answers))
    await page.getByLabel(label, { exact: true }).fill(answer);
}

describe('an older registration, in a real browser', () => {
  it('is filled in, sent, viewed and edited by a member (REGISTRATION-19)', async () => {
    const { page, context, problems } = await member();
    await page.goto('/submission/create');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('There is a problem').waitFor();
    await page.getByRole('link', { name: 'Trades: Add at least one trade' }).waitFor();
    await expectAccessible(page);

    await fillContact(page);
    await page.getByLabel('Trustee, custodian or agent').check();
    await page.getByLabel('Trustee', { exact: true }).fill('Fairweather Custodians Pty Ltd');
    await page.getByLabel('Group Entity Type').selectOption({ label: 'as trustee for' });
    await page.getByLabel('Beneficial Owner', { exact: true }).fill('Fairweather Family Trust');
    const group = (name: string) => page.getByRole('radiogroup', { name });
    await group('On Behalf').getByLabel('Yes').check();
    await group('Same as contact address').getByLabel('No').check();
    await page.getByLabel('Street address').fill('2 Harbour Road');
    await page.getByLabel('Suburb', { exact: true }).last().fill('Manly');
    await page.getByLabel('State', { exact: true }).last().fill('NSW');
    await page.getByLabel('Post Code', { exact: true }).last().fill('2095');
    await page.getByLabel('Someone else').check();
    await page.getByLabel('Registered owner', { exact: true }).fill('Harbour Nominees');
    await page.getByLabel('HIN/SRN').fill('X0012345678');
    await page.getByLabel('Opening balance').fill('NONE');
    for (const quantity of ['100', '200']) {
      await page.getByRole('button', { name: 'Add Trade' }).click();
      await page.getByLabel('Transaction Type').selectOption({ label: 'Transfer in' });
      await page.getByLabel('Trade Date').fill('2018-03-01');
      await page.getByLabel('Quantity').fill(quantity);
      await page.getByLabel('Total Amount').fill('1,234.555');
      await page.getByLabel('Trade Type').selectOption({ label: 'On market' });
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Add Trade Details' }).click();
      await page
        .getByRole('button', { name: `Delete Transfer in 01-Mar-2018, ${quantity} shares` })
        .waitFor();
    }
    await page.getByRole('button', { name: 'Delete Transfer in 01-Mar-2018, 100 shares' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await page.getByText('Submission has been created').first().waitFor();
    await expectAccessible(page);
    await page.waitForURL('**/account/profile', { timeout: 10_000 });

    // The registered owner of Part 4 names it; the double click has created one.
    const listed = page.getByRole('link', { name: /Harbour Nominees/ });
    await listed.waitFor();
    await untilCount(listed, 1);
    await expectAccessible(page);
    await listed.click();
    await page.getByRole('heading', { name: 'Harbour Nominees', level: 1 }).waitFor();
    await page.getByText('as trustee for').waitFor();
    await untilCount(page.getByRole('cell', { name: '01-Mar-2018' }), 1);
    await page.getByRole('cell', { name: '1,234.56' }).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Dr');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Submission has been updated').first().waitFor();
    await page.getByRole('link', { name: 'view what you submitted' }).click();
    await page.getByText('Dr', { exact: true }).waitFor();

    await page.goto('/submission/0192aaaa-0000-7000-8000-000000000000/view');
    await page.getByRole('heading', { name: 'Unable to view submission' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('accepts a trade by keyboard only, and is restored as it was left', async () => {
    const { page, context } = await member(360);
    await page.goto('/submission/create');
    await page.getByLabel('Title').waitFor();
    // The draft of a first try that failed.
    const again = page.getByRole('button', { name: 'Start again' });
    if (await again.isVisible()) {
      await again.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await again.waitFor({ state: 'hidden' });
    }
    await page.getByLabel('Title').fill('Ms');
    await page.getByRole('button', { name: 'Add Trade' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await until(() => page.evaluate<boolean>(`document.activeElement?.textContent === 'Add Trade'`));
    await page.keyboard.press('Enter');
    await page.getByLabel('Transaction Type').focus();
    await page.keyboard.type('Sell');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1/3/2018');
    await page.getByLabel('Quantity').focus();
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12.5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('On');
    await page.getByLabel('Total Amount').press('Enter');
    await page.getByRole('button', { name: /^Delete Sell/ }).waitFor();
    await until(() => page.evaluate<boolean>(`document.activeElement?.textContent === 'Add Trade'`));
    await expectFits(page);
    await page.getByText(/Draft saved/).waitFor();

    await page.reload();
    await page.getByText(/We saved what you typed/).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Ms');
    await page.getByRole('button', { name: /^Delete Sell/ }).waitFor();
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await until(async () => (await page.getByLabel('Title').inputValue()) === '');
    await context.close();
  });
});
