import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { Portal, signInByScreen } from './portal.js';
import { until, untilCount } from './until.js';

let portal: Portal;
/** The path of a claim. */
let claim: string;
beforeAll(async () => {
  portal = await Portal.open();
  const { page, context } = await personAt('Administrator', '/admin/submissions-new', 1440);
  const link = page.getByRole('link', { name: /^View / }).first();
  claim = (await link.getAttribute('href')) ?? '';
  await context.close();
});
afterAll(() => portal.close());

/** A user in a new browser, on a page. */
async function personAt(label: 'Administrator' | 'Member', path: string, width: number) {
  const visit = await portal.visitor(width);
  await signInByScreen(visit.page, portal.signIn(label));
  await visit.page.waitForURL(label === 'Member' ? '**/account/profile' : '**/admin');
  await visit.page.goto(path);
  return visit;
}

/** The text of the focused element; '' when nothing has the focus. */
const focused = (page: Page) =>
  page.evaluate<string>("document.activeElement === document.body ? '' : document.activeElement.textContent");

/** Expects the focus to arrive and stay: a button that is being removed may have it for a moment. */
async function expectFocus(page: Page, words: string | RegExp) {
  const isThere = async () => {
    const text = await focused(page);
    return typeof words === 'string' ? text === words : words.test(text);
  };
  await until(isThere);
  await page.waitForTimeout(500);
  expect(await isThere()).toBe(true);
}

async function pressByKey(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first();
  // Waits until it can be clicked.
  await button.click({ trial: true });
  await button.press('Enter');
}

describe.each([360, 1440])('after an action by keyboard the focus is not lost, at %d px', (width) => {
  it('the focus is kept after sending a reply, also one that was started on an earlier visit (AMEND-15)', async () => {
    const { page, context, problems } = await personAt('Administrator', claim, width);
    const box = page.locator('#amendments').getByLabel('Reply to the member');
    await box.fill('Half a reply');
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    await page.reload();
    await page.getByText(/^We saved what you typed on/).waitFor();
    for (const reply of ['A whole reply', 'And another']) {
      await box.fill(reply);
      await pressByKey(page, 'Submit');
      await page.getByRole('list', { name: 'Messages' }).getByText(reply).waitFor();
      await until(async () => (await box.inputValue()) === '');
      await expectFocus(page, new RegExp(`^Administrator.*${reply}$`));
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the focus is kept when the button was removed with its object', async () => {
    const { page, context, problems } = await personAt('Administrator', '/admin/api-tokens', width);
    await pressByKey(page, 'Create API token');
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(`nightly ${width}`);
    await page.getByRole('dialog').getByLabel('Run imports').check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Create/ })
      .press('Enter');
    await page
      .getByRole('dialog')
      .getByLabel('Password', { exact: true })
      .fill(portal.signIn('Administrator').password);
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm and create' }).press('Enter');
    await pressByKey(page, new RegExp(`^Revoke nightly ${width}`));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Revoke/ })
      .press('Enter');
    await page
      .getByText(/has been revoked|revoked/i)
      .first()
      .waitFor();
    await expectFocus(page, 'API tokens');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the focus is kept when a trade was deleted (UX-16)', async () => {
    const search = '/admin/submissions-new?search=00123';
    const { page, context, problems } = await personAt('Administrator', search, width);
    const link = page.getByRole('link', { name: /^View / }).first();
    await page.goto((await link.getAttribute('href')) ?? '');
    const buttons = page.locator('#part-c [data-trade]');
    const names = () => buttons.evaluateAll((each) => each.map((button) => button.ariaLabel));
    await buttons.first().waitFor();
    const [, next] = await names();
    await buttons.first().press('Enter');
    await page.getByRole('button', { name: 'Delete this trade' }).press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expectFocus(page, 'Delete');
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe(next);
    expect((await names())[0]).toBe(next);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the focus is kept when a request and a proposed change are made and sent (UX-16, AMEND-12)', async () => {
    const { page, context, problems } = await personAt('Member', '/account/profile', width);
    await page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' }).click();
    const amendments = page.locator('#amendments');
    await amendments.getByLabel('Your request').fill(`Please look at this, ${width}.`);
    await pressByKey(page, 'Submit');
    await page.getByRole('list', { name: 'Messages' }).getByText(`Please look at this, ${width}.`).waitFor();
    await expectFocus(page, new RegExp(`^You.*Please look at this, ${width}\\.$`));

    await pressByKey(page, 'Propose a change to my claim');
    await expectFocus(page, 'The change you propose');
    await pressByKey(page, 'Remove this proposal');
    await expectFocus(page, 'Requested Amendments');

    await amendments.getByLabel('Your request').fill(`My telephone number is another, ${width}.`);
    await pressByKey(page, 'Propose a change to my claim');
    const choice = amendments.getByLabel('Field to change');
    await choice.focus();
    // Each of these keys selects another field in the list; only the button confirms it.
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowDown');
    expect(await choice.evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.text)).toBe(
      'Phone',
    );
    await untilCount(amendments.getByLabel(/^New value: /), 0);
    expect(await page.evaluate('document.activeElement.id')).toBe('proposal-field');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('proposal.contactDetails.mobile');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`0499 888 ${width}`);
    await expectAccessible(page);
    await pressByKey(page, 'Check and submit');
    await expectFocus(page, 'Check your request');
    await pressByKey(page, 'Submit');
    await amendments.getByText(`0499 888 ${width}`).waitFor();
    await expectFocus(page, new RegExp(`^You.*My telephone number is another, ${width}\\.`));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the focus is kept when an upload is retried (UX-16)', async () => {
    const { page, context } = await personAt('Member', '/account/profile', width);
    await page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' }).click();
    await page.route('**/upload', (route) => route.abort('connectionreset'), { times: 1 });
    await page.getByLabel('Upload supporting files', { exact: true }).setInputFiles({
      name: `statement-${width}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`all my shares, ${width}`),
    });
    await pressByKey(page, 'Try again');
    await page.getByRole('button', { name: `Download statement-${width}.txt` }).waitFor();
    await expectFocus(page, 'Documents');
    await context.close();
  });

  it('the focus is kept when a page replaces its form by a message about what was done (UX-16)', async () => {
    const visitor = await portal.visitor(width);
    await visitor.page.goto('/reset-password');
    await visitor.page.getByLabel('Email').fill(`nobody-${width}@prorata.example`);
    await pressByKey(visitor.page, 'Reset');
    await expectFocus(visitor.page, 'Email Verification');
    await expectAccessible(visitor.page);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();

    const { page, context, problems } = await personAt('Member', '/change-password', width);
    const { password } = portal.signIn('Member');
    await page.getByLabel('Current Password').fill(password);
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await pressByKey(page, 'Change password');
    await page.getByText(/You have been signed out everywhere else/).waitFor();
    await expectFocus(page, 'Change password');
    expect(problems).toEqual([]);
    await context.close();
  });
});
