import type { Locator } from 'playwright-core';
import { Portal, signInByScreen } from './portal.js';

type Label = 'Administrator' | 'Member';

/** The area of an element's text, which may exceed the element's box. */
const drawn = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

describe('the header', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await Portal.open();
  });
  afterAll(() => portal.close());

  it.each<[number, Label]>([
    [320, 'Member'],
    [320, 'Administrator'],
    [360, 'Member'],
    [360, 'Administrator'],
    [480, 'Member'],
    [768, 'Administrator'],
    [1280, 'Administrator'],
    [1440, 'Member'],
  ])(
    'shows the logo and the whole e-mail address without overlap at %i px to the %s (UX-17)',
    async (width, label) => {
      const { page, context } = await portal.visitor(width, 740);
      const person = portal.signIn(label);
      await signInByScreen(page, person);
      await page.waitForURL(label === 'Member' ? '**/account/profile' : '**/admin');
      const account = page.getByRole('button', { name: `Account ${person.email}` });
      const words = account.locator('span').first();
      const logo = await drawn(page.getByRole('banner').getByRole('link').first());
      const email = await drawn(words);
      expect(email.left >= logo.right || email.top >= logo.bottom).toBe(true);
      expect(email.right).toBeLessThanOrEqual(width);
      expect(await words.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
      expect(await words.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(0);

      // A longer one than those of the demo, in the place of the text.
      await words.evaluate((node) => {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        texts.nextNode()!.nodeValue = 'ngaire.wong-margaret@letterbox.post-office';
      });
      expect(await words.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(0);
      expect((await drawn(words)).right).toBeLessThanOrEqual(width);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);

      await account.press('Enter');
      const menu = (await page.getByRole('menu').boundingBox())!;
      expect(menu.x).toBeGreaterThanOrEqual(0);
      expect(menu.x + menu.width).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      expect(await account.evaluate((node) => node === document.activeElement)).toBe(true);
      await context.close();
    },
  );

  it('is equally high on each of the office’s pages at 768 px, and marks the open one (UX-31)', async () => {
    const { page, context } = await portal.visitor(768, 900);
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    const heights = new Set<number>();
    for (const name of ['Notices', 'Deadlines', 'Settings', 'Maintenance', 'Identity documents']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await page.locator('header li > a[aria-current="page"]', { hasText: name }).first().waitFor();
      heights.add((await page.getByRole('banner').boundingBox())!.height);
    }
    expect(heights.size).toBe(1);
    await context.close();
  });

  it('is two rows on a phone, with the office’s pages behind its menu (UX-32)', async () => {
    const { page, context, problems } = await portal.visitor(360, 740);
    await signInByScreen(page, portal.signIn('Administrator'));
    const menu = page.getByRole('button', { name: /^Menu/ });
    await menu.waitFor();
    expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(130);
    await menu.press('Enter');
    const panel = (await page.getByRole('group', { name: 'Menu' }).boundingBox())!;
    expect([panel.x, panel.width, panel.y + panel.height]).toEqual([0, 360, 740]);
    await page.getByRole('link', { name: 'Deadlines' }).click();
    await page.waitForURL('**/admin/deadlines');
    expect(await page.getByRole('group', { name: 'Menu' }).count()).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('fits the logo, the account and its menu with text of twice the size (UX-17)', async () => {
    const { page, context } = await portal.visitor(320, 740);
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await signInByScreen(page, portal.signIn('Member'));
    await page.waitForURL('**/account/profile');
    const logo = (await page.getByRole('banner').getByRole('link').first().boundingBox())!;
    const account = page.getByRole('button', { name: /^Account / });
    expect((await account.boundingBox())!.y).toBeGreaterThanOrEqual(logo.y + logo.height);
    await account.click();
    const menu = (await page.getByRole('menu').boundingBox())!;
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(320);
    await context.close();
  });
});
