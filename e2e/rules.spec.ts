import type { Page } from 'playwright-core';
import { soundRules } from '../server/src/rules/sound-rules.js';
import { expectAccessible } from './expect-accessible.js';
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
  if (picture) await page.screenshot({ path: `${picture}/${name}-${width}.png`, fullPage: true });
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
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
});
