import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { codeIn, waitForMail } from './mailbox.js';
import { Portal, signInByScreen } from './portal.js';
import { endSessionAtServer, signInAgain } from './session-end.js';
import { until } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** On a phone the form goes part by part, and each can be submitted. */
const submit = (page: Page) => page.getByRole('button', { name: /^Submit( now)?$/ });
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm your new bank details' });
const confirm = (dialog: Locator) => dialog.getByRole('button', { name: 'Confirm', exact: true });
const password = (dialog: Locator) => dialog.getByLabel('Password', { exact: true });
/** How the account number is drawn: as 'disc' or, readable, as 'none'. */
const drawnAs = (page: Page) =>
  field(page, 'Account number').evaluate((input) =>
    getComputedStyle(input).getPropertyValue('-webkit-text-security'),
  );
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');
const saved = (page: Page) => page.getByText(/^Draft saved/).waitFor();

/** The member at the edit of a claim from which nothing is missing. */
async function atTheEdit(width?: number): Promise<{ page: Page; close: () => Promise<void>; claim: string }> {
  const { page, context } = await portal.visitor(width);
  await signInByScreen(page, portal.signIn('Member'));
  await page.waitForURL('**/account/profile');
  const link = page.getByRole('link', { name: /RGM-09125/ });
  const claim = new URL((await link.getAttribute('href'))!, portal.server.url).pathname;
  await page.goto(claim.replace('/view/', '/edit/'));
  await field(page, 'First name').waitFor();
  if (width === 360)
    for (const step of ['Step 2 of 4 · Part B Legal Details', 'Step 3 of 4 · Part B Bank Account Details']) {
      await page.getByRole('button', { name: 'Continue' }).press('Enter');
      await page.getByRole('heading', { name: step }).waitFor();
    }
  await field(page, 'Account number').waitFor();
  return { page, close: () => context.close(), claim };
}

it.each([360, 768, 1440])(
  'a member at %i px confirms other bank details by password, old and new side by side, and by keyboard (CLAIM-51, CLAIM-54, CLAIM-56, CLAIM-57)',
  async (width) => {
    const { page, close, claim } = await atTheEdit(width);
    const old = await field(page, 'Account number').inputValue();
    expect(await drawnAs(page)).toBe('disc');
    const number = `9988${width}`;
    // By Tab, which selects the whole number: what is typed replaces it.
    await field(page, 'Account name').focus();
    while ((await page.evaluate<string>('document.activeElement.name')) !== 'bankDetails.accountNo')
      await page.keyboard.press('Tab');
    expect(await drawnAs(page)).toBe('none');
    await page.keyboard.type(number);
    expect(await field(page, 'Account number').inputValue()).toBe(number);
    await submit(page).press('Enter');
    const dialog = question(page);
    await dialog.getByText(number).waitFor();
    expect(await dialog.textContent()).toContain(`••••${old.slice(-3)}`);
    expect(await dialog.textContent()).not.toContain(old);
    await expectAccessible(page);
    const folder = process.env.SCREENSHOTS;
    for (const colorScheme of folder ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/bank-${width}-${colorScheme}.png` });
    }
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await page.keyboard.press('Escape');
    await until(async () => /^Submit/.test(await focused(page)));
    expect(await field(page, 'Account number').inputValue()).toBe(number);
    await page.keyboard.press('Enter');
    await password(dialog).fill('not mine');
    await page.keyboard.press('Enter');
    await dialog.getByText('The password is not correct').first().waitFor();
    await password(dialog).fill(portal.signIn('Member').password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${claim}`);
    await page.getByText('Submission has been updated').first().waitFor();
    const { email } = portal.signIn('Member');
    await waitForMail(portal, email, /were changed on \d{2}-\w{3}-\d{4} \d{2}:\d{2} \(.+ time\)/);
    await close();
  },
);

it('a member confirms with the mailed code, and nothing typed is lost by a reload or the end of the session (CLAIM-51, DRAFT-4)', async () => {
  const { page, close, claim } = await atTheEdit(360);
  await field(page, 'Account number').fill('55554444');
  await saved(page);
  await submit(page).click();
  await question(page).getByText('55554444').waitFor();
  await page.reload();
  await field(page, 'Account number').waitFor();
  expect(await field(page, 'Account number').inputValue()).toBe('55554444');

  await field(page, 'Bank name').fill('Typed last');
  await submit(page).click();
  await password(question(page)).fill(portal.signIn('Member').password);
  await endSessionAtServer(portal, page);
  await confirm(question(page)).click();
  await signInAgain(page, portal.signIn('Member'));
  await page.waitForURL('**/settlement-scheme/edit/**');
  await field(page, 'Account number').waitFor();
  expect(await field(page, 'Account number').inputValue()).toBe('55554444');
  expect(await field(page, 'Bank name').inputValue()).toBe('Typed last');

  await submit(page).click();
  const dialog = question(page);
  await dialog.getByLabel('With a code by e-mail').check();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByText(/^A code was sent to/).waitFor();
  await expectAccessible(page);
  const mail = await waitForMail(
    portal,
    portal.signIn('Member').email,
    /Your code to change the bank details/,
  );
  await dialog.getByLabel('Code from the e-mail').fill(codeIn(mail));
  await confirm(dialog).click();
  await page.waitForURL(`**${claim}`);
  await page.getByText('Typed last').first().waitFor();
  await close();
});
