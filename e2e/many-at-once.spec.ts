import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { waitForMail } from './mailbox.js';
import { Portal, signInByScreen } from './portal.js';
import { untilCount } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

const box = (page: Page) => page.getByRole('checkbox', { name: /^Select / });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function signedIn(width?: number, height?: number) {
  const visit = await portal.visitor(width, height);
  await signInByScreen(visit.page, portal.signIn('Administrator'));
  await visit.page.waitForURL('**/admin');
  return visit;
}

async function openList(page: Page, query = '') {
  await page.goto(`/admin/submissions-new${query}`);
  await box(page).first().waitFor();
}

describe('many submissions at once, in a real browser', () => {
  it.each([360, 1440])('are asked for something at %i px (LIST-22, LIST-23, AMEND-18)', async (width) => {
    const { page, context, problems } = await signedIn(width);
    await openList(page, '?missingBank=yes');
    const email = (await page.locator('[data-label="Contact Email"]').last().textContent())!.trim();
    for (const at of [0, 1]) await box(page).nth(at).check();
    await page.getByText('2 submissions selected').waitFor();
    await expectFits(page);
    await expectAccessible(page);

    await press(page, 'Select');
    await page.getByRole('button', { name: /on this page$/ }).click();
    const selected = Number(/^\d+/.exec((await page.getByText(/submissions selected/).textContent())!)![0]);
    expect(selected).toBe(await box(page).count());

    await press(page, 'Ask all for…');
    const dialog = page.getByRole('dialog', { name: /^Write to the owners of/ });
    await dialog.getByText(/get this message/).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Message').fill(`Asked at ${width} pixels.`);
    await dialog.getByRole('button', { name: /^Send to/ }).click();
    await page.getByRole('dialog', { name: /asked$/ }).waitFor();
    await untilCount(page.getByRole('dialog').getByText('Asked', { exact: true }), selected);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitForMail(portal, email, /The administrator has written to you about/);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('are exported and marked by keyboard alone (LIST-16, LIST-22, EXPORT-15, DOUBLEUP-9)', async () => {
    const { page, context, problems } = await signedIn();
    await openList(page, '?possibleDuplicate=yes&sort=legal-entity');
    await page.keyboard.type('jxjx');
    await page.getByText('2 submissions selected').waitFor();
    await page.getByRole('button', { name: 'Export these' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Only the 2 selected submissions.').waitFor();
    await page.getByRole('button', { name: 'Export submissions' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Submissions, 2 chosen, CSV').waitFor();

    await page.getByRole('button', { name: 'Mark as duplicates…' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.getByText(/^Will be marked: Same/).waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as duplicates' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '1 submission marked' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([360, 1440])('are kept as a view at %i px, for the next session too (LIST-24)', async (width) => {
    const name = `Without bank details ${width}`;
    const { page, context, problems } = await signedIn(width);
    await openList(page, '?missingBank=yes&sort=sid');
    await press(page, 'Views');
    await press(page, 'Save this view…');
    await page.getByLabel('Name').fill(name);
    await expectAccessible(page);
    await press(page, 'Save view');
    await page.getByText(`The view “${name}” has been saved.`).waitFor();

    await page.evaluate('localStorage.clear()');
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await openList(page);
    await press(page, 'Views');
    await expectAccessible(page);
    await press(page, name);
    await page.waitForURL('**/admin/submissions-new?missingBank=yes&sort=sid');
    await expectFits(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([360, 1440])(
    'an alert is at the right, and covers neither the header, the bar of a selection nor a menu, at %i px (SCREEN-17, UX-28)',
    async (width) => {
      const { page, context } = await signedIn(width);
      await openList(page);
      await box(page).first().check();
      await press(page, 'Mark as duplicates…');
      await page.getByText(/Choose 2 to 20 submissions/).waitFor();
      await page.evaluate('window.scrollTo(0, 0)');
      const covered = await page.evaluate<string[]>(`(() => {
      const alert = document.querySelector('[data-alerts]').getBoundingClientRect();
      return [...document.querySelectorAll('header a, header button, [aria-label=Selection] button')]
        .filter((item) => item.checkVisibility())
        .filter((item) => {
          const at = item.getBoundingClientRect();
          return at.width > 0 && at.left < alert.right && at.right > alert.left && at.top < alert.bottom && at.bottom > alert.top;
        })
        .map((item) => item.textContent);
    })()`);
      expect(covered).toEqual([]);
      // A menu that is opened meanwhile is not covered either (UX-28).
      await press(page, 'Columns');
      await page.locator('[data-opened]').waitFor();
      const isOver = await page.evaluate<boolean>(`(() => {
        const [alert, menu] = ['[data-alerts]', '[data-opened]'].map((at) => document.querySelector(at).getBoundingClientRect());
        return menu.left < alert.right && menu.right > alert.left && menu.top < alert.bottom && menu.bottom > alert.top;
      })()`);
      expect(isOver).toBe(false);
      const alert = await page.locator('[data-alerts]').boundingBox();
      expect(Math.round(alert!.x + alert!.width)).toBeGreaterThan(width - 40);
      await context.close();
    },
  );
});
