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

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** On a phone, a member's form goes part by part. */
async function onwards(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= 768) return;
  const before = new URL(page.url()).search;
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.search !== before);
}

async function fillClaim(
  page: Page,
  { relationship = 'DIRECTOR', legalEntity = 'Claimant Holdings Pty Ltd' } = {},
): Promise<void> {
  const fillAll = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  };
  await fillAll({
    'First name': 'Avery',
    'Last name': 'Claimant',
    Email: 'avery@claimant.example',
    Phone: '0400 000 000',
  });
  await field(page, 'Relationship to RGM').selectOption(relationship);
  await onwards(page);
  await field(page, 'Legal entity on the share register').fill(legalEntity);
  await page.getByRole('button', { name: 'Same as the legal entity' }).click();
  await field(page, 'Australian resident').selectOption('YES');
  await onwards(page);
  await fillAll({ 'Bank name': 'Southern Bank', 'Account name': 'A Claimant', 'Account number': '12345678' });
  await field(page, 'Bank country').selectOption('LOCAL');
  await field(page, 'BSB').fill('062-000');
  await onwards(page);
  await fillAll({
    Address: '1 High St',
    'Suburb/Town': 'Perth',
    State: 'WA',
    'Post Code': '6000',
    Country: 'Australia',
  });
  await onwards(page);
}

/** The text of the focused element. */
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
/** At a part of a member's edit on a phone. */
const submitNow = (page: Page) => page.getByRole('button', { name: 'Submit now' });
/** From the member's form to the check of its answers, where Submit is. */
async function toCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
}
const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

/** A member confirms changed bank details by the password. */
async function confirmNewBank(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your new bank details' });
  await dialog.getByLabel('Password', { exact: true }).fill(portal.signIn('Member').password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** The path of the displayed claim, after it was filed or saved. */
async function shownClaim(page: Page): Promise<string> {
  await page.waitForURL('**/settlement-scheme/view/**');
  await page.getByRole('heading', { name: 'Part A Contact Details' }).waitFor();
  return new URL(page.url()).pathname;
}

async function signedIn(label: 'Administrator' | 'Member', width = 1440) {
  const visitor = await portal.visitor(width, 900);
  await signInByScreen(visitor.page, portal.signIn(label));
  await visitor.page.waitForURL(label === 'Member' ? '**/account/profile' : '**/admin');
  return visitor;
}

describe('the claim forms, in a real browser', () => {
  it('an administrator files a claim with a trade for a claimant, and edits its SID (TRADE-24)', async () => {
    const { page, context, problems } = await signedIn('Administrator');
    await page.goto('/admin/submissions-new');
    await page.getByRole('link', { name: 'Create Submission' }).click();
    await field(page, 'SID').waitFor();
    await expectAccessible(page);
    await submit(page).click();
    await page.getByRole('link', { name: 'SID is required' }).waitFor();
    await expectAccessible(page);

    await field(page, 'SID').fill('E2E-0001');
    await fillClaim(page);
    await field(page, 'Opening balance (optional)').fill('500');
    await page.getByRole('button', { name: 'Add Row', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Trade Details' });
    await dialog.getByLabel('Transaction Type').selectOption('BUY');
    await dialog.getByRole('button', { name: 'Pick a date' }).waitFor();
    await dialog.getByLabel('Trade Date').fill('1/2/2018');
    await dialog.getByText('1 February 2018').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Quantity').fill('1000');
    await dialog.getByLabel('Price per Share').fill('6.12');
    await dialog.getByLabel('Total Amount Paid').fill('6120');
    await dialog.getByRole('button', { name: 'Add Trade Details' }).click();
    await dialog.waitFor({ state: 'detached' });
    await submit(page).dblclick();
    await page.getByText('Submission has been created').waitFor();
    const claim = await shownClaim(page);
    await page.getByText('E2E-0001').first().waitFor();
    await part(page, 'Part C RGM Trade Data').getByText('01-Feb-2018').waitFor();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await field(page, 'SID').fill('E2E-0002');
    await submit(page).click();
    await page.getByText('Submission has been updated').waitFor();
    expect(await shownClaim(page)).toBe(claim);
    await page.getByText('E2E-0002').first().waitFor();

    // The double click filed one claim.
    await page.goto('/admin/submissions-new');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('SID, Legal Entity, Contact Person or Email').fill('Claimant Holdings');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Results for search query' }).waitFor();
    await untilCount(page.getByRole('link', { name: /^View/ }), 1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a member checks and files a claim on a phone and fixes the bank details, while an administrator edits it too (CLAIM-42, CLAIM-44, CLAIM-45, CLAIM-46, CLAIM-50)', async () => {
    const { page, context, problems } = await signedIn('Member', 360);
    await page.goto('/settlement-scheme/create');
    await field(page, 'First name').waitFor();
    await expectAccessible(page);
    await fillClaim(page);
    await field(page, 'Opening balance').fill('0');
    await expectFits(page);
    await toCheck(page);
    await until(async () => (await focused(page)) === 'Step 6 of 6Check your answers');
    await expectAccessible(page);
    await expectFits(page);
    await page.goBack();
    expect(await field(page, 'Opening balance').inputValue()).toBe('0');
    await page.goBack();
    await page.getByRole('heading', { name: 'Address Details' }).waitFor();
    expect(await field(page, 'Address').inputValue()).toBe('1 High St');
    await page.goForward();
    await field(page, 'Opening balance').waitFor();
    await page.goForward();
    await page.getByText('Southern Bank').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Change bank account details' }).click();
    await field(page, 'BSB').fill('62000');
    await field(page, 'Account name').focus();
    await page.getByText('A BSB has 6 digits, this one has 5.').waitFor();
    await expectAccessible(page);
    await field(page, 'BSB').fill('062-000');
    expect(await page.title()).toMatch(/^Step 3 of 6: Bank Account Details · New Submission · /);
    // Not through the parts that follow.
    await toCheck(page);
    expect(await page.title()).toMatch(/^Step 6 of 6: Check your answers · New Submission · /);
    await submit(page).click();
    await page.getByText('Submission has been created').waitFor();
    const edit = (await shownClaim(page)).replace('/view/', '/edit/');

    await page.goto(`${edit}?missing=1&step=bank`);
    await field(page, 'BSB').fill('');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Step 2 of 4 · Part B Legal Details' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await field(page, 'Phone').fill('');
    await page.getByText('2 answers are missing').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'BSB is required' }).click();
    await page.getByRole('heading', { name: 'Step 3 of 4 · Part B Bank Account Details' }).waitFor();
    await page.keyboard.type('062-000');
    await page.getByText('1 answer is missing').waitFor();
    await page.getByRole('link', { name: 'Phone is required' }).click();
    await field(page, 'Phone').fill('0400 000 000');
    await page.getByText('No answer is missing here any more').waitFor();
    await expectAccessible(page);

    await page.goto(`${edit}?step=bank`);
    await field(page, 'Bank name').fill('Western Bank');
    await expectAccessible(page);

    const admin = await signedIn('Administrator');
    await admin.page.goto(edit);
    await field(admin.page, 'SID').fill('E2E-0003');
    await field(admin.page, 'Bank name').fill('Eastern Bank');
    await field(admin.page, 'Phone').fill('0411 111 111');
    await submit(admin.page).click();
    await admin.page.getByText('Submission has been updated').waitFor();
    await admin.context.close();

    await submitNow(page).click();
    await confirmNewBank(page);
    const conflict = page.getByRole('alert', { name: 'The claim was changed in the meantime' });
    await conflict.getByText('Eastern Bank').waitFor();
    await expectAccessible(page);
    expect(await field(page, 'Bank name').inputValue()).toBe('Western Bank');
    await conflict.getByRole('button', { name: 'Keep mine and save' }).click();
    await confirmNewBank(page);
    await page.getByText('Submission has been updated').waitFor();
    await shownClaim(page);
    await page.getByText('Western Bank').waitFor();
    await page.getByText('0411 111 111').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('works by keyboard only, from the summary to the field, and keeps what was typed for another device', async () => {
    const { page, context } = await signedIn('Member');
    await page.goto('/settlement-scheme/create');
    await field(page, 'First name').focus();
    await page.keyboard.press('Enter');
    await page.getByText('There is a problem').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Morgan');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Typed by Keyboard');
    expect(await field(page, 'First name').inputValue()).toBe('Morgan');
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    await context.close();

    const other = await signedIn('Member', 360);
    await other.page.goto('/settlement-scheme/create');
    await other.page.getByText(/We saved what you typed on/).waitFor();
    expect(await field(other.page, 'Last name').inputValue()).toBe('Typed by Keyboard');
    await other.page.getByRole('button', { name: 'Start again' }).click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await other.page.getByText(/We saved what you typed on/).waitFor({ state: 'detached' });
    expect(await field(other.page, 'Last name').inputValue()).toBe('');
    expect(other.problems).toEqual([]);
    await other.context.close();
  });
});

describe('the message after a claim was submitted', () => {
  it.each([360, 1440])(
    'tells a member that the claim was received and what happens next, until it is closed, at %d px (VIEW-17)',
    async (width) => {
      const { page, context, problems } = await signedIn('Member', width);
      await page.goto('/settlement-scheme/create');
      await field(page, 'First name').waitFor();
      await fillClaim(page, {
        relationship: 'INDIVIDUAL',
        legalEntity: 'Wolfeschlegelsteinhausen'.repeat(5),
      });
      await field(page, 'Opening balance').fill('0');
      await toCheck(page);
      await submit(page).press('Enter');
      const toast = page.getByText('Submission has been created');
      await toast.waitFor();
      const claim = await shownClaim(page);
      const received = page.getByRole('heading', { name: 'We have received your claim' });
      await until(async () => (await focused(page)) === 'We have received your claim');
      await page.getByText(/^\d\d-\w{3}-\d{4} at \d\d:\d\d$/).waitFor();
      await page.getByRole('definition').getByText(claim.split('/').at(-1)!).first().waitFor();
      await page.getByRole('heading', { name: 'What happens next' }).waitFor();
      await expectAccessible(page);
      await expectFits(page);

      await toast.waitFor({ state: 'hidden' });
      await page.getByRole('link', { name: 'Upload your proof of identity' }).press('Enter');
      await page.waitForURL(`**${claim}#upload`);
      await page.reload();
      await received.waitFor();
      await page.evaluate("window.print = () => (document.title = 'printed')");
      await page.getByRole('button', { name: 'Print this claim' }).press('Enter');
      expect(await page.title()).toBe('printed');

      await page.goto('/account/profile');
      await page.goto(claim);
      await received.waitFor();
      await page.getByText(/^In this portal since \d\d-\w{3}-\d{4} at \d\d:\d\d\.$/).waitFor();
      await page.getByRole('button', { name: 'Close' }).press('Enter');
      await received.waitFor({ state: 'hidden' });
      await until(async () => (await focused(page)).startsWith('Wolfeschlegelsteinhausen'));
      await page.reload();
      await page.getByText(/^In this portal since/).waitFor();
      expect(await received.count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('tells a member that changes were saved, or that there were none, until the member leaves the page (VIEW-17)', async () => {
    const { page, context, problems } = await signedIn('Member', 360);
    await page.goto('/settlement-scheme/create');
    await field(page, 'First name').waitFor();
    await fillClaim(page);
    await field(page, 'Opening balance').fill('0');
    await toCheck(page);
    await submit(page).click();
    await page.getByRole('heading', { name: 'We have received your claim' }).waitFor();
    const claim = await shownClaim(page);
    await page.goto(claim.replace('/view/', '/edit/'));
    await field(page, 'Phone').fill('0499 888 777');
    await submitNow(page).press('Enter');
    await page.getByText('Submission has been updated').waitFor();
    const saved = page.getByRole('heading', { name: 'We have saved your changes' });
    await until(async () => (await focused(page)) === 'We have saved your changes');
    await page.getByText(/^Saved on \d\d-\w{3}-\d{4} at \d\d:\d\d\./).waitFor();
    await expectAccessible(page);
    await page.reload();
    await saved.waitFor();
    await page.getByRole('link', { name: /go to your home page/ }).click();
    await page.getByRole('heading', { name: 'Registrations', exact: true }).waitFor();
    await page.goto(claim);
    await page.getByText(/^In this portal since/).waitFor();
    expect(await saved.count()).toBe(0);

    await page.goto(claim.replace('/view/', '/edit/'));
    await submitNow(page).press('Enter');
    await page.getByRole('heading', { name: 'Nothing was changed' }).waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('tells an administrator which claim was filed, and leads to the form for the next one (VIEW-17)', async () => {
    const { page, context, problems } = await signedIn('Administrator');
    await page.goto('/admin/create-submission');
    await field(page, 'SID').fill('E2E-0100');
    await fillClaim(page);
    await submit(page).press('Enter');
    await page.getByRole('heading', { name: 'The claim has been filed' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create another submission' }).press('Enter');
    await page.waitForURL('**/admin/create-submission');
    await field(page, 'SID').waitFor();
    expect(await field(page, 'SID').inputValue()).toBe('');
    expect(problems).toEqual([]);
    await context.close();
  });
});
