import type { Page } from 'playwright-core';
import { Portal, signInByScreen } from './portal.js';
import { until } from './until.js';

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
async function expectFocus(page: Page, words: string) {
  await until(async () => (await focused(page)) === words);
  await page.waitForTimeout(500);
  expect(await focused(page)).toBe(words);
}

async function pressByKey(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first();
  // Waits until it can be clicked.
  await button.click({ trial: true });
  await button.press('Enter');
}

describe.each([360, 1440])('after an action by keyboard the focus is not lost, at %d px', (width) => {
  it('the focus is kept after sending a reply, also one that was started on an earlier visit', async () => {
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
      await expectFocus(page, 'Submit');
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the focus is kept when the button was removed with its object', async () => {
    const { page, context, problems } = await personAt('Administrator', '/admin/api-tokens', width);
    await pressByKey(page, 'Create API token');
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(`nightly ${width}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Create/ })
      .press('Enter');
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

  it('the focus is kept when the button was replaced by others', async () => {
    const { page, context, problems } = await personAt('Member', '/account/profile', width);
    await page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' }).click();
    await pressByKey(page, 'Propose a change to my claim');
    await expectFocus(page, 'The change you propose');
    await pressByKey(page, 'Remove this proposal');
    await expectFocus(page, 'Requested Amendments');
    expect(problems).toEqual([]);
    await context.close();
  });
});
