import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { ENLARGED, type Way } from './enlarged.js';
import { paths } from '../client/src/domain/paths.js';
import { standingOut } from './expect-fits.js';
import { Portal, signInByScreen } from './portal.js';
import { textDefects } from './text-defects.js';
import { until } from './until.js';

const NOBODYS = [
  '/',
  '/login',
  '/otp-login',
  '/register',
  '/reset-password',
  '/is-this-email-real',
  '/accessibility',
  '/confirm-claim',
  '/not-me',
  '/notice/4073',
  '/published',
  '/no/such/page',
];
const MEMBERS = [
  '/',
  '/account/profile',
  '/change-password',
  '/submission/create',
  '/settlement-scheme/create',
];
const OFFICES = [
  '/admin',
  '/admin/amendments',
  '/admin/manage-users',
  '/admin/scheme',
  '/admin/submissions',
  '/admin/submissions-new',
  '/admin/imports',
];
/** The office's other pages, as a scheme has them that has assessed nothing yet. */
const OTHERS_OF_OFFICE = {
  claims: [
    paths.adminCreateSubmission,
    paths.phoneSubmission,
    paths.doubleUps,
    paths.objections,
    paths.bankChanges,
    paths.notices,
    paths.identityDocuments,
  ],
  'rules, assessments and payments': [
    paths.rules,
    paths.rulesNew(),
    paths.dayPrices,
    paths.assessments,
    paths.distributions,
    paths.distributionNew,
    paths.payments,
    paths.bankProfiles,
    paths.returnedPayments,
    paths.deadlines,
  ],
  'reports and administration': [
    paths.exports,
    paths.courtReports,
    paths.audit,
    paths.apiTokens,
    paths.maintenanceSwitch,
    paths.changePassword,
  ],
};
const SAMPLE = fileURLToPath(new URL('../docs/samples/trades-with-errors.csv', import.meta.url));

/** The texts that the visible button to the top lies over; undefined while it is hidden. */
const textUnderScrollButton = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('button[aria-label="Scroll to top"]');
    if (!button?.checkVisibility({ visibilityProperty: true })) return undefined;
    const box = button.getBoundingClientRect();
    const lies = (one: DOMRect) =>
      one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top;
    /** What only screen readers find, or what a box of its own cuts off, is not seen there. */
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).overflow !== 'visible' && !lies(element.getBoundingClientRect())) ||
        isCut(element.parentElement));
    const under: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!node.data.trim() || button.contains(node) || !node.parentElement!.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        if (lies(line) && !isCut(node.parentElement)) under.push(node.data);
    }
    return under;
  });

const PHONES: [number, Way][] = [
  [360, 'the font size of the browser'],
  [320, 'the font size of the browser'],
  [360, 'the size of the page'],
  [320, 'the size of the page'],
];

describe('a phone with text of twice the size (UX-16)', () => {
  let portal: Portal;
  /** The demo member's claim with forty trades. */
  let claim: string;
  beforeAll(async () => {
    portal = await Portal.open();
    const { page, context } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Member'));
    const link = page.locator('a[href*="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' }).first();
    claim = (await link.getAttribute('href'))!;
    await context.close();
  });
  afterAll(() => portal.close());

  async function largeText(width: number, way: Way): Promise<{ page: Page; context: BrowserContext }> {
    const { page, context } = await portal.visitor(width, 740);
    await ENLARGED[way](page, context);
    return { page, context };
  }

  /** The layout defects of each page, by its path; pages without any are left out. */
  async function defectsAt(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
    const defects: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const found = await textDefects(page);
      if (found.length > 0) defects[path] = found;
    }
    return defects;
  }

  async function openClaim(page: Page): Promise<void> {
    await page.goto(claim);
    await page.locator('#part-c').getByRole('cell').first().waitFor();
  }

  it.each(PHONES)(
    'shows the public pages without horizontal scrolling at %i px, by %s',
    async (width, way) => {
      const { page, context } = await largeText(width, way);
      expect(await defectsAt(page, NOBODYS)).toEqual({});
      await context.close();
    },
  );

  it.each(PHONES)(
    'shows members their home, form and claim completely at %i px, by %s',
    async (width, way) => {
      const { page, context } = await largeText(width, way);
      await signInByScreen(page, portal.signIn('Member'));
      await page.waitForURL('**/account/profile');
      expect(await defectsAt(page, MEMBERS)).toEqual({});
      await openClaim(page);
      expect(await textDefects(page)).toEqual([]);
      expect(await defectsAt(page, [claim.replace('/view/', '/edit/')])).toEqual({});
      await context.close();
    },
  );

  it.each(PHONES)('shows administrators their screens completely at %i px, by %s', async (width, way) => {
    const { page, context } = await largeText(width, way);
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    expect(await defectsAt(page, OFFICES)).toEqual({});
    await page.goto(claim.replace('/view/', '/edit/'));
    await page.getByRole('button', { name: /^40\. / }).waitFor();
    expect(await textDefects(page)).toEqual([]);

    await page.goto('/admin/submissions-new');
    await page.locator('input[aria-label="Import Trade Data"]').setInputFiles(SAMPLE);
    await page.getByRole('button', { name: 'Import file' }).waitFor();
    expect(await textDefects(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import file' }).click();
    await page.getByRole('heading', { name: 'trades-with-errors.csv' }).waitFor();
    await page
      .getByText(/Done, \d+ rejected/)
      .first()
      .waitFor({ timeout: 90_000 });
    expect(await textDefects(page)).toEqual([]);
    await context.close();
  });

  it.each(Object.entries(OTHERS_OF_OFFICE))(
    'shows administrators the other pages completely: %s',
    async (_, pages) => {
      const { page, context } = await largeText(320, 'the font size of the browser');
      await signInByScreen(page, portal.signIn('Administrator'));
      await page.waitForURL('**/admin');
      expect(await defectsAt(page, pages)).toEqual({});
      const history = `${claim}/history`;
      if (pages === OTHERS_OF_OFFICE.claims) expect(await defectsAt(page, [claim, history])).toEqual({});
      await context.close();
    },
  );

  it('has each value of a trade below its label', async () => {
    const { page, context } = await largeText(360, 'the font size of the browser');
    await signInByScreen(page, portal.signIn('Member'));
    await page.waitForURL('**/account/profile');
    await openClaim(page);
    const cells = page.locator('#part-c table[aria-rowcount] td[data-label]');
    const texts = await cells.evaluateAll((all) =>
      all.slice(0, 8).map((cell) => {
        const value = cell.querySelector('span')!.getBoundingClientRect();
        const { top, left } = cell.getBoundingClientRect();
        const label = parseFloat(getComputedStyle(cell, '::before').height);
        return {
          label: cell.getAttribute('data-label'),
          below: value.top >= top + label,
          left: value.left - left,
        };
      }),
    );
    expect(texts).toHaveLength(8);
    expect(texts.filter(({ below, left }) => !below || left > 1)).toEqual([]);
    await context.close();
  });

  it('uses in a wide window the layout that a narrow one has with normal text', async () => {
    const { page, context } = await largeText(1440, 'the font size of the browser');
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/submissions-new');
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .waitFor();
    const [first, second] = [page.locator('tbody td').nth(0), page.locator('tbody td').nth(1)];
    const [above, below] = [(await first.boundingBox())!, (await second.boundingBox())!];
    // Equivalent to 720 px with normal text: rows are cards.
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    expect(await textDefects(page)).toEqual([]);
    await context.close();
  });

  /** A member with large text on a phone. */
  async function memberWithLargeText(): Promise<{ page: Page; context: BrowserContext }> {
    const visit = await largeText(360, 'the font size of the browser');
    await signInByScreen(visit.page, portal.signIn('Member'));
    await visit.page.waitForURL('**/account/profile');
    return visit;
  }

  it('says in one line that a form is not saved, next to the field that has the focus (UX-27)', async () => {
    const { page, context } = await memberWithLargeText();
    await page.goto('/settlement-scheme/create');
    await page.getByLabel('First name').waitFor();
    await context.setOffline(true);
    const position = page.getByLabel('Position');
    await position.fill('Trustee');
    const line = page.getByText('Not saved yet', { exact: true });
    await line.waitFor();
    const bar = (await page.locator('[data-unsaved]').boundingBox())!;
    expect(bar.height).toBeLessThanOrEqual(740 / 5);
    const field = (await position.boundingBox())!;
    expect(field.y).toBeGreaterThanOrEqual(0);
    expect(field.y + field.height).toBeLessThanOrEqual(bar.y);
    await line.click();
    await page.getByText(/Keep this page open; we will try again/).waitFor();
    expect(await standingOut(page)).toEqual([]);
    await context.setOffline(false);
    await context.close();
  });

  it('has the button that scrolls to the top nowhere over text (UX-28)', async () => {
    const { page, context } = await memberWithLargeText();
    await openClaim(page);
    const places = { shown: 0, hidden: 0 };
    for (let at = 1; at <= 40; at++) {
      await page.evaluate((top) => window.scrollTo(0, top), at * 397);
      // It looks for text once a scroll has come to rest.
      await page.waitForTimeout(250);
      let under: string[] | undefined;
      await until(
        async () => (under = await textUnderScrollButton(page)) === undefined || under.length === 0,
      );
      places[under === undefined ? 'hidden' : 'shown'] += 1;
    }
    expect(Math.min(places.shown, places.hidden)).toBeGreaterThan(0);
    await context.close();
  });

  it('shows an alert next to the result that has the focus, not over it (UX-28)', async () => {
    const { page, context } = await memberWithLargeText();
    await page.goto(claim.replace('/view/', '/edit/'));
    await page.getByLabel('Phone').fill(`0400 ${String(Date.now()).slice(-6)}`);
    await page.getByRole('button', { name: 'Submit now' }).click();
    await page.getByText('Submission has been updated').waitFor();
    const heading = page.getByRole('heading', { name: 'We have saved your changes' });
    await until(() => heading.evaluate((title) => title === document.activeElement));
    const alert = (await page.locator('[data-alerts]').boundingBox())!;
    const title = (await heading.boundingBox())!;
    expect(alert.y >= title.y + title.height || alert.y + alert.height <= title.y).toBe(true);
    await context.close();
  });
});
