import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { codeIn, linkIn, waitForMail } from './mailbox.js';
import { Portal, signInByScreen } from './portal.js';
import { endSessionAtServer, signInAgain } from './session-end.js';
import { twoDaysLater } from './two-days-later.js';
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
    await expectFits(page);
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

/** Pictures of what is shown, when asked for. */
async function pictures(page: Page, name: string) {
  const folder = process.env.SCREENSHOTS;
  for (const width of folder ? [360, 768, 1440] : [])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

it('a change is stopped from the mail without signing in, alarms the office, and is released after a check (BANK-5 to BANK-11)', async () => {
  const { page: mine, context: member } = await portal.visitor();
  await signInByScreen(mine, portal.signIn('Member'));
  await mine.waitForURL('**/account/profile');
  await mine.getByRole('link', { name: /RGM-09125/ }).click();
  await mine.getByText('We are checking your new bank details').waitFor();
  await expectAccessible(mine);
  await pictures(mine, 'bank-hold-member');

  const mail = await waitForMail(portal, portal.signIn('Member').email, /This was not me/);
  const { page: anybody, context: stranger } = await portal.visitor(360);
  await anybody.goto(linkIn(mail));
  await anybody.getByRole('heading', { name: 'Was this not you?' }).waitFor();
  await expectAccessible(anybody);
  await pictures(anybody, 'bank-not-me');
  await anybody.getByRole('button', { name: 'This was not me: stop the change' }).press('Enter');
  await anybody.getByRole('heading', { name: 'We have stopped the change' }).waitFor();
  await expectAccessible(anybody);
  await pictures(anybody, 'bank-stopped');
  await stranger.close();
  await mine.reload();
  await mine.getByText('The change of your bank details was stopped', { exact: true }).waitFor();
  await mine
    .getByRole('link', { name: 'The change of your bank details was stopped: write to us' })
    .waitFor();

  const { page, context } = await portal.visitor();
  const administrator = portal.signIn('Administrator');
  await signInByScreen(page, administrator);
  await page.waitForURL('**/admin');
  await page.getByText('A change of bank details was stopped: ‘This was not me’.').waitFor();
  await pictures(page, 'bank-home');
  await page.getByRole('link', { name: 'Look at it now' }).click();
  const card = page.getByRole('region', { name: 'RGM-09125' });
  await card.getByText('Stopped: ‘This was not me’').waitFor();
  await card.getByText(/^It can be released in 4[78] hours/).waitFor();
  await card.getByRole('button', { name: 'Show the numbers of RGM-09125' }).click();
  await card.getByText('55554444').waitFor();
  await expectAccessible(page);
  await pictures(page, 'bank-changes');
  await expectFits(page);

  await twoDaysLater(portal);
  await page.reload();
  await card.getByRole('button', { name: 'Release the bank details of RGM-09125' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Release the bank details of RGM-09125' });
  await dialog.getByRole('radio', { name: /^Match/ }).check();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const codeMail = await waitForMail(portal, administrator.email, /Your code to release the bank details/);
  await dialog.getByLabel('Code from the e-mail').fill(codeIn(codeMail));
  await page.keyboard.press('Enter');
  await dialog.getByText('Write what you found').first().waitFor();
  await expectAccessible(page);
  await pictures(page, 'bank-release');
  await dialog
    .getByLabel('What you found')
    .fill('She pressed it by mistake, as she says on the number of 2019.');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await page.getByText('The bank details of RGM-09125 have been released.').waitFor();
  await page.getByText('No bank details wait for a decision').waitFor();
  await page.getByLabel('State').selectOption('Released');
  await card.getByText(/released it on .* Check: Match/).waitFor();
  await context.close();
  await mine.reload();
  await mine.getByRole('heading', { name: 'Part A Contact Details' }).waitFor();
  expect(await mine.getByText('The change of your bank details was stopped').count()).toBe(0);
  await member.close();
});
