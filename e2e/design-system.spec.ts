import type { Locator, Page } from 'playwright-core';
import { Portal, signInByScreen } from './portal.js';
import { expectFits } from './expect-fits.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

async function signedIn(label: 'Administrator' | 'Member', width = 1440) {
  const visitor = await portal.visitor(width);
  await signInByScreen(visitor.page, portal.signIn(label));
  await visitor.page.waitForURL(label === 'Member' ? '**/account/profile' : '**/admin');
  return visitor;
}

/** Opens the demo member's claim with forty trades. */
async function openClaim(page: Page): Promise<void> {
  const link = page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' }).first();
  await link.click();
  await page.locator('#part-c').getByRole('table').waitFor();
}

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

/** The width of the content in the page's main part, without its padding. */
const contentWidth = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    return main.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  });

describe('the design, in a real browser', () => {
  it('members’ pages are 720 px wide, the claim 1,120 px with its contents at the side, and tables of the office as wide as the window (UX-4)', async () => {
    const member = await signedIn('Member', 1600);
    await member.page.getByRole('heading', { name: 'Registrations', exact: true }).waitFor();
    expect(await contentWidth(member.page)).toBe(720);
    await openClaim(member.page);
    expect(await contentWidth(member.page)).toBe(1120);
    const contents = await member.page.getByRole('navigation', { name: 'Contents' }).boundingBox();
    const part = await member.page.locator('#part-a').boundingBox();
    expect(contents!.x + contents!.width).toBeLessThan(part!.x);
    await member.context.close();

    const admin = await signedIn('Administrator', 1600);
    await admin.page.goto('/admin/submissions-new');
    const table = admin.page.getByRole('table');
    await table.getByRole('link').first().waitFor();
    expect((await table.boundingBox())!.width).toBeGreaterThan(1500);
    await admin.context.close();
  });

  it('the pages of the account have one width (UX-22)', async () => {
    for (const [label, width] of [
      ['Member', 720],
      ['Administrator', 1120],
    ] as const) {
      const { page, context } = await signedIn(label, 1600);
      await page.goto('/change-password');
      // The profile, which says whose page it is, brings the form.
      await page.getByLabel('Current Password').waitFor();
      expect(await contentWidth(page)).toBe(width);
      await context.close();
    }
  });

  it('the header of a table stays at the top, a click anywhere on a row opens its object, and on a phone a row is a card (UX-7)', async () => {
    const { page, context } = await signedIn('Administrator');
    await page.goto('/admin/submissions-new?page=2');
    const rows = page.getByRole('table').getByRole('row');
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .waitFor();
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    const header = await rows.first().getByRole('columnheader').first().boundingBox();
    expect(Math.round(header!.y)).toBe(0);
    const opened = context.waitForEvent('page');
    await rows.nth(20).getByRole('cell').nth(1).click();
    expect((await opened).url()).toContain('/settlement-scheme/view/');
    await page.setViewportSize({ width: 360, height: 740 });
    const [first, second] = [rows.nth(1).getByRole('cell').nth(0), rows.nth(1).getByRole('cell').nth(1)];
    const [above, below] = [await first.boundingBox(), await second.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    await expectFits(page);
    expect(page.url()).toMatch(/[?&]page=2$/);
    await context.close();
  });

  it('the keyboard reaches a skip link first and a ring of 3 px marks the focus; a dialog traps the focus, closes on Esc and returns it (UX-11)', async () => {
    const { page, context } = await signedIn('Administrator');
    await page.goto('/admin/submissions-new');
    const search = page.getByRole('button', { name: 'Search' });
    await search.waitFor();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toBe('Skip to content');
    expect(await focused.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    const seen: number[] = [];
    for (let tabs = 0; tabs < 12; tabs++) {
      expect([await styleOf(focused, 'outline-width'), await styleOf(focused, 'outline-style')]).toEqual([
        '3px',
        'solid',
      ]);
      seen.push(await focused.evaluate((node) => node.getBoundingClientRect().top));
      await page.keyboard.press('Tab');
    }
    // In reading order: downwards, except within a line.
    expect(seen.filter((top, at) => at > 0 && top < seen[at - 1]! - 40)).toEqual([]);

    await search.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let tabs = 0; tabs < 8; tabs++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await search.evaluate((node) => node === document.activeElement)).toBe(true);
    await context.close();
  });

  it('numbers in tables are right-aligned, in tabular figures (UX-15)', async () => {
    const { page, context } = await signedIn('Member');
    await openClaim(page);
    const cells = page.locator('#part-c table[aria-rowcount] tbody tr').first().getByRole('cell');
    for (const column of [2, 3, 4]) {
      expect(['end', 'right']).toContain(await styleOf(cells.nth(column), 'text-align'));
      expect(await styleOf(cells.nth(column), 'font-variant-numeric')).toBe('tabular-nums');
    }
    await context.close();
  });

  it('a claim is printed on A4 pages, without elements that are only for the screen (UX-14)', async () => {
    const { page, context } = await signedIn('Member');
    await openClaim(page);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/MediaBox \[0 0 [\d.]+ [\d.]+\]/g) ?? [];
    expect(pages.length).toBeGreaterThan(1);
    for (const box of pages) {
      const [width, height] = /0 0 ([\d.]+) ([\d.]+)/.exec(box)!.slice(1).map(Number);
      expect([Math.round(width! / 5), Math.round(height! / 5)]).toEqual([119, 168]);
    }
    await page.emulateMedia({ media: 'print' });
    // A4 without its margins, at 96 dpi.
    await page.setViewportSize({ width: 688, height: 1000 });
    // The headings of the table's columns are printed although they sort on the screen.
    const buttons = page.locator('button:not(th button)');
    for (const hidden of [page.getByRole('banner'), buttons, page.getByRole('navigation')])
      expect(await hidden.filter({ visible: true }).count()).toBe(0);
    await expectFits(page);
    const rows = page.locator('#part-c table[aria-rowcount] tbody tr');
    // The event that browsers fire before printing: all trades are rendered, not only the newest.
    await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
    await rows.nth(30).waitFor();
    await context.close();
  });

  it('nothing moves when the user prefers reduced motion, and the only font comes from the portal (UX-3, UX-2)', async () => {
    const { page, context } = await portal.visitor();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).origin);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).waitFor();
    const longest = await page.evaluate(() => {
      const seconds = (text: string) => Math.max(...text.split(',').map(parseFloat));
      return Math.max(
        ...[...document.querySelectorAll('*')].flatMap((node) => {
          const { transitionDuration, animationDuration } = getComputedStyle(node);
          return [seconds(transitionDuration), seconds(animationDuration)];
        }),
      );
    });
    expect(longest).toBeLessThan(0.001);
    expect(await styleOf(page.locator('body'), 'font-size')).toBe('16px');
    expect(await styleOf(page.locator('body'), 'font-family')).toMatch(/^"?Inter Variable/);
    expect([...new Set(fonts)]).toEqual([portal.server.url]);
    await context.close();
  });
});
