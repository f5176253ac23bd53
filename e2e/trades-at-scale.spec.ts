import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { sendTrades } from './send-trades.js';
import { Portal, signInByScreen } from './portal.js';
import { until } from './until.js';

const SID = '00917';
/** With the claim's own ones fewer than an edit takes. */
const TRADES = 4_900;
const MORE = 200;

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');
const rendered = (page: Page) =>
  page.evaluate<number>("document.querySelectorAll('#part-c tbody tr[aria-rowindex]').length");

describe('a claim of thousands of trades, in a real browser', () => {
  it('is scrolled, filtered and jumped in with a part of its rows rendered (TRADE-25, TRADE-26)', async () => {
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    const id = await sendTrades(page, SID, TRADES);
    await page.goto(`/settlement-scheme/view/${id}`);
    const part = page.locator('#part-c');
    await part.getByText(/^4,9\d\d transactions$/).waitFor();
    await part.getByRole('button', { name: 'Show 175 more transactions' }).click();
    await part.getByRole('button', { name: /^Show 4,7\d\d more transactions$/ }).click();
    const box = part.getByRole('region', { name: /^Transactions from/ });
    await box.waitFor();
    await until(async () => (await rendered(page)) < 400);
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await box.getByText('25-Aug-2017').last().waitFor();
    expect(await rendered(page)).toBeLessThan(400);

    await part.getByLabel('Jump to date').fill('15/3/2018');
    await page.keyboard.press('Enter');
    await until(async () => (await focused(page)).includes('15-Mar-2018'));
    await page.keyboard.press('ArrowUp');
    await until(async () => (await focused(page)).includes('16-Mar-2018'));
    await part.getByLabel('Show', { exact: true }).selectOption('SELL');
    await part.getByText(/^1,6\d\d of 4,9\d\d match: Sell\.$/).waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/settlement-scheme/edit/${id}`);
    await page.getByLabel('Show', { exact: true }).selectOption('SELL');
    await page.getByRole('button', { name: /^Select all 1,6\d\d$/ }).click();
    await page.getByRole('button', { name: /^Delete 1,6\d\d rows$/ }).click();
    await page.getByText(/^1,6\d\d rows were deleted\.$/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone.').waitFor();
    await page.getByText(/^1,6\d\d of 4,9\d\d match: Sell\.$/).waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Select trades' }).click();
    await page
      .getByRole('checkbox', { name: /^Select trade / })
      .first()
      .check();
    await page.getByRole('button', { name: 'Delete 1 row' }).waitFor();
    await expectFits(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('Phone', { exact: true }).fill('0400 111 222');
    await page.getByText(/1 field changed · Kept as a draft/).waitFor();
    await page.reload();
    await page.getByText(/We saved what you typed/).waitFor();
    expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('0400 111 222');
    await page.getByText(/1 field changed/).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is edited without its trades once it has more than an edit takes (TRADE-34)', async () => {
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    const id = await sendTrades(page, SID, MORE);
    await page.goto(`/settlement-scheme/edit/${id}`);
    const part = page.locator('#part-c');
    await part.getByText('This claim has more than 5,000 trades').waitFor();
    expect(await part.getByRole('grid').count()).toBe(0);
    await expectAccessible(page);
    await page.getByLabel('Phone', { exact: true }).fill('0400 333 444');
    await part.getByLabel(/^Opening balance/).fill('12');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/settlement-scheme/view/**');
    await page.getByText('0400 333 444').first().waitFor();
    await page
      .locator('#part-c')
      .getByText(/^5,1\d\d transactions$/)
      .waitFor();
    await page.getByText('Submission has been updated').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
