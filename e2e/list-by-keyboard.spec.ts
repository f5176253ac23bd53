import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { until } from './until.js';
import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** The list of new submissions, with its rows. */
async function openList(width?: number, height?: number) {
  const visit = await portal.visitor(width, height);
  await signInByScreen(visit.page, portal.signIn('Administrator'));
  await visit.page.waitForURL('**/admin');
  await visit.page.goto('/admin/submissions-new');
  await rowsOf(visit.page).first().waitFor();
  return visit;
}

const rowsOf = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^View / }) });

const sidOf = async (page: Page, index: number) =>
  ((await rowsOf(page).nth(index).getByRole('cell').first().textContent()) ?? '').trim();

/** The SID in the row that has the focus. */
const focusedSid = (page: Page) =>
  page.evaluate<string>(`document.activeElement.querySelector('td')?.textContent.trim() ?? ''`);

describe('the list of new submissions, in a real browser', () => {
  it('begins at most 280 px below the top (LIST-14)', async () => {
    const { page, context, problems } = await openList(1440, 900);
    const box = await rowsOf(page).first().boundingBox();
    expect(box?.y).toBeLessThanOrEqual(280);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is worked through without the mouse (LIST-13, LIST-16)', async () => {
    const { page, context, problems } = await openList();
    const [first, second] = [await sidOf(page, 0), await sidOf(page, 1)];

    // Two rows are selected, the second one is opened, and the list is as it was after going back.
    await page.keyboard.type('jxjx');
    expect(await focusedSid(page)).toBe(second);
    await page.getByText('2 submissions selected').waitFor();
    await expectAccessible(page);
    await page.keyboard.type('?');
    await page.getByRole('dialog', { name: 'Keys of the list' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focusedSid(page)).toBe(second);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settlement-scheme/view/*');
    await page.getByRole('heading', { level: 1 }).waitFor();

    // From there to another claim by its SID.
    const opened = page.url();
    await page.keyboard.press('/');
    await page.keyboard.type(first);
    await page.getByRole('option').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => /\/view\/[^/]+$/.test(url.pathname) && url.href !== opened);
    await page.getByText(first).first().waitFor();

    // And a part of a name leads to the list of results.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('pty');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/submissions-new?search=pty');
    await page.getByRole('heading', { name: 'Results for search query' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([360, 768, 1440])('shows more columns on request at %i px (LIST-18)', async (width) => {
    const { page, context, problems } = await openList(width);
    await page.getByRole('button', { name: 'Columns' }).click();
    for (const label of ['Trades', 'Missing', 'Request', 'Notice', 'Source', 'Filed', 'Updated'])
      await page.getByRole('checkbox', { name: label }).check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await rowsOf(page)
      .first()
      .getByText('Updated')
      .or(page.getByRole('columnheader', { name: 'Updated' }))
      .first()
      .waitFor();
    await until(() => page.evaluate<boolean>(`!document.querySelector('table').textContent.includes('…')`));
    await expectFits(page);
    await expectAccessible(page);
    if (width > 360) {
      // The bar of a selection moves the header of the page, not that of a table in a box of its own.
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await page.getByText('1 submission selected').waitFor();
      await page.getByText('Scroll the table sideways to see all columns.').waitFor();
      const [head, cell] = [page.locator('thead'), page.locator('thead th').first()];
      expect((await cell.boundingBox())!.y).toBeCloseTo((await head.boundingBox())!.y, 0);
      await page.keyboard.press('x');
    }

    // The next session in this browser still has them.
    await page.evaluate('localStorage.clear()');
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/submissions-new');
    await rowsOf(page).first().waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    expect(await page.getByRole('checkbox', { name: 'Updated' }).isChecked()).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});
