import type { Page } from 'playwright-core';
import { soundRules } from '../server/src/rules/sound-rules.js';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { codeIn, waitForMail } from './mailbox.js';
import { makeMemberAdministrator } from './make-member-administrator.js';
import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

const WIDTHS = [360, 1440];

/** Screenshots for review, saved below the folder in `SCREENSHOTS`. */
const picture = process.env['SCREENSHOTS'];

async function look(page: Page, name: string, width: number): Promise<void> {
  for (const colorScheme of picture ? (['dark', 'light'] as const) : []) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${picture}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
  await expectFits(page);
  await expectAccessible(page);
}

describe('the rules of the scheme, in a real browser', () => {
  it.each(WIDTHS)('are written, corrected, saved and compared at %d px (RULES-13)', async (width) => {
    const { page, context, problems } = await portal.visitor(width);
    const shoot = (name: string) => look(page, name, width);
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/rules');
    await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
    await page.getByRole('link', { name: 'New version' }).first().waitFor();
    await shoot('list-before');
    await page.getByRole('link', { name: 'New version' }).first().click();
    await page.getByText('What the rules say will be shown here in words.').waitFor();

    // Saved at once: the summary names what is missing and has the focus.
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('link', { name: 'Enter the order or decision that the rules rest on' }).waitFor();
    await shoot('form-empty');

    const wrong = JSON.stringify({ ...soundRules, currency: 'dollars' }, undefined, 2);
    await page.locator('input[type=file]').setInputFiles({
      name: 'rules.json',
      mimeType: 'application/json',
      buffer: Buffer.from(wrong),
    });
    await page.getByRole('button', { name: 'Line 5: currency: This value is not allowed' }).click();
    expect(
      await page.evaluate(
        `(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd).trim())(document.activeElement)`,
      ),
    ).toBe('"currency": "dollars",');
    await shoot('form-error');
    await page.getByLabel('Rules', { exact: true }).fill(wrong.replace('dollars', 'AUD'));
    await page
      .getByText('Shares bought from 24-Aug-2013 to 27-Jul-2014 carried $0.85 of inflation a share.')
      .waitFor();
    await page.getByLabel('Holds from').fill('2019-05-03');
    await page.getByLabel('Rests on').fill('Order of 3 May 2019');
    await shoot('form-right');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('heading', { name: /^Rules, version \d+$/ }).waitFor();
    const line = page.getByRole('region', { name: 'Inflation of a share' });
    expect(await line.locator('[data-step]').count()).toBe(2);
    await line.getByText('Show as a table').press('Enter');
    await line.getByRole('table', { name: 'Inflation of a share, by days' }).waitFor();
    await shoot('version');

    await page.getByRole('link', { name: 'New version from this' }).click();
    await page.getByLabel('Rests on').fill('Order of 4 June 2019');
    const document = page.getByLabel('Rules', { exact: true });
    await document.fill((await document.inputValue()).replace('0.85', '0.90'));
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('heading', { name: /^Changes from version/ }).waitFor();
    await page.getByText('assessment.bands.A.inflation').waitFor();
    await shoot('version-changed');
    await page.getByRole('link', { name: 'Edit draft' }).click();
    await page.getByRole('heading', { name: /^Rules, draft \d+$/ }).waitFor();
    await page.goto('/admin/rules');
    await page
      .getByRole('link', { name: /^Version \d+$/ })
      .first()
      .waitFor();
    await shoot('list');
    await page.goto('/admin/rules/999');
    await page.getByText('There is no version 999 of the rules.').waitFor();
    await shoot('absent');
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await context.close();
  });

  it('are approved by another administrator, with a code from the mail (RULES-14, ACT-1)', async () => {
    await makeMemberAdministrator(portal);
    const other = portal.signIn('Member');
    const { page, context, problems } = await portal.visitor(360);
    await signInByScreen(page, other);
    await page.waitForURL('**/admin');
    await page.goto('/admin/rules');
    await page
      .getByRole('link', { name: /^Version \d+$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: /^Approve version \d+$/ });
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByText(`A code was sent to ${other.email}.`).waitFor();
    const code = codeIn(
      await waitForMail(portal, other.email, /Your code to approve version \d+ of the rules/),
    );
    await dialog.getByLabel('Code from the e-mail').fill('000000' === code ? '000001' : '000000');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('link', { name: /^That code is not right/ }).waitFor();
    await look(page, 'approve', 360);
    await dialog.getByLabel('Code from the e-mail').fill(code);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await page.getByText(/^Version \d+ of the rules has been approved\.$/).waitFor();
    await page.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' });
    await look(page, 'approved', 360);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('are completed by day prices from a file, with its rejected rows (RULES-17, RULES-18)', async () => {
    for (const width of WIDTHS) {
      const { page, context, problems } = await portal.visitor(width);
      await signInByScreen(page, portal.signIn('Member'));
      await page.waitForURL('**/admin');
      await page.goto('/admin/rules');
      await page.getByRole('link', { name: 'Day prices' }).click();
      await page.getByRole('heading', { name: 'Day prices', exact: true }).waitFor();
      await page.locator('input[type=file]').setInputFiles({
        name: `prices-${width}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `date,low,high\n2014-03-03,2.10,2.25\n2014-03-04,2.5,2\n2014-02-30,1,2\n2014-03-05,2.2,3.${width}\n`,
        ),
      });
      const dialog = page.getByRole('dialog', { name: 'Import day prices' });
      await dialog.getByRole('button', { name: 'Import file' }).click();
      const report = page.getByRole('region', { name: `Import of prices-${width}.csv` });
      await report.getByText('Done, 2 rejected').waitFor();
      await report.getByText('Low is 2.5, above the day’s highest price of 2; check both').waitFor();
      await page.getByRole('cell', { name: '05-Mar-2014' }).waitFor();
      await page.getByText(/^\d+ trading days have no price$/).waitFor();
      await look(page, 'day-prices', width);
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it('check a trade while it is typed, once they are in force (LEDGER-7, LEDGER-8)', async () => {
    for (const width of WIDTHS) {
      const { page, context, problems } = await portal.visitor(width);
      await signInByScreen(page, portal.signIn('Member'));
      await page.waitForURL('**/admin');
      await page.goto('/admin/submissions-new');
      const claim = page.locator('a[href^="/settlement-scheme/view/"]').first();
      await page.goto((await claim.getAttribute('href'))!);
      await page.getByRole('button', { name: 'Add Row' }).click();
      const dialog = page.getByRole('dialog', { name: 'Trade Details' });
      await dialog.getByLabel('Transaction Type').selectOption({ label: 'Buy' });
      await dialog.getByLabel('Trade Date').fill('04/08/2014');
      await dialog.getByLabel('Quantity').fill('100');
      await dialog.getByLabel('Price per Share').fill('9');
      await dialog.getByText(/^Trade Date is a day on which trading was halted\./).waitFor();
      await dialog
        .getByText(/^Price per Share is outside the prices of that day, 0\.495 to 6\.06\./)
        .waitFor();
      await look(page, 'dialog-findings', width);
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it('are compared with any version, and retired with a reason (RULES-10, RULES-16)', async () => {
    const { page, context, problems } = await portal.visitor(1440);
    await signInByScreen(page, portal.signIn('Member'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/rules');
    await page
      .getByRole('row', { name: /Approved/ })
      .getByRole('link')
      .click();
    await page.getByLabel('Compare with').selectOption('Version 1');
    await page.getByRole('heading', { name: 'Changes from version 1' }).waitFor();
    expect(page.url()).toContain('with=1');
    await page.getByRole('button', { name: 'Retire' }).click();
    const dialog = page.getByRole('dialog', { name: /^Retire version \d+$/ });
    await dialog.getByLabel('Reason').fill('The order was set aside.');
    await look(page, 'retire', 1440);
    await dialog.getByRole('button', { name: 'Retire' }).click();
    await page.getByText(/^Version \d+ of the rules has been retired\.$/).waitFor();
    await page.getByText('The order was set aside.').waitFor();
    await page.getByRole('button', { name: 'Run known cases' }).press('Enter');
    await page.getByText(/^\d+ known cases come out to the cent$/).waitFor();
    await look(page, 'retired', 1440);
    expect(problems).toEqual([]);
    await context.close();
  });
});
