import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { Portal, signInByScreen } from './portal.js';
import { noteShift, received, slowDown } from './page-load.js';
import { until, untilCount } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** The background colours of the page, the bar at its top and its first line. */
const colours = (page: Page) =>
  page.evaluate(() =>
    ['body', '.first-bar', '.first-lines > div'].map((part) => {
      const found = document.querySelector(part)!;
      return getComputedStyle(found).backgroundColor;
    }),
  );

const LIGHT = ['rgb(250, 250, 247)', 'rgb(255, 255, 255)', 'rgb(226, 224, 215)'];
const DARK = ['rgb(13, 20, 34)', 'rgb(20, 29, 47)', 'rgb(40, 52, 75)'];

it.each([
  [360, 'light', LIGHT],
  [768, 'dark', DARK],
  [1440, 'light', LIGHT],
] as const)(
  'the first paint at %i px is a %s page with a bar, a heading and lines, before any script of the application (UX-24)',
  async (width, colorScheme, expected) => {
    const { page, context, problems } = await portal.visitor(width, 740);
    await page.emulateMedia({ colorScheme });
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto('/register', { waitUntil: 'commit' });
    await page.locator('.first-lines > div').first().waitFor();
    expect(await colours(page)).toEqual(expected);
    const bar = (await page.locator('.first-bar').boundingBox())!;
    expect([bar.y, bar.width]).toEqual([0, width]);
    for (const line of await page.locator('.first-lines > div').all())
      expect((await line.boundingBox())!.width).toBeGreaterThan(100);
    await expectFits(page);
    expect(await page.locator('#first-paint').getAttribute('aria-hidden')).toBe('true');
    const folder = process.env.SCREENSHOTS;
    if (folder) await page.screenshot({ path: `${folder}/first-${width}-${colorScheme}.png` });
    isHeld = false;
    held.forEach((release) => release());
    await page.getByRole('button', { name: 'Register' }).waitFor();
    expect(await page.locator('#first-paint').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  },
);

it.each(['/', '/login'])(
  'what is HTML at %s moves nothing when the font arrives late (UX-20, UX-33)',
  async (path) => {
    const { page, context } = await portal.visitor(360, 740);
    await noteShift(page);
    await slowDown(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await until(() => page.evaluate<boolean>('seen.paint > 0'));
    expect(await page.evaluate('seen.shift')).toBeLessThanOrEqual(0.02);
    await context.close();
  },
);

it.each([360, 1440])(
  'the office’s pages move nothing at %i px when the user and the header’s menus arrive (UX-20)',
  async (width) => {
    const { page, context } = await portal.visitor(width, 740);
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await noteShift(page);
    for (const path of ['/change-password', '/admin']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Jobs' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate('seen.shift')).toBeLessThanOrEqual(0.02);
    }
    await context.close();
  },
);

it('on a slow connection something is painted before the application, which then moves nothing (UX-24)', async () => {
  const { page, context } = await portal.visitor(360, 740);
  await signInByScreen(page, portal.signIn('Member'));
  await page.waitForURL('**/account/profile');
  const link = page.locator('a[href^="/settlement-scheme/view/"]').first();
  const claim = (await link.getAttribute('href'))!;
  await noteShift(page);
  await slowDown(page);
  await page.goto(claim, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Part A Contact Details' }).waitFor({ timeout: 60_000 });
  const { seen, shownAt } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: { shift: number; paint: number } }).seen,
    shownAt: performance.now(),
  }));
  expect(seen.shift).toBeLessThanOrEqual(0.02);
  expect(seen.paint).toBeGreaterThan(0);
  expect(seen.paint).toBeLessThan(shownAt / 2);
  await context.close();
});

describe('the landing page', () => {
  const settled = async (page: Page) => {
    await page.getByRole('heading', { name: 'Nature of Claim' }).waitFor();
    await page.evaluate('document.fonts.ready');
  };

  it.each([
    [360, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const)(
    'at %i px in %s looks as the application shows it, of which it loads nothing (UX-25)',
    async (width, colorScheme) => {
      const { page, context, problems } = await portal.visitor(width, 740);
      await page.emulateMedia({ colorScheme });
      const loaded = received(page);
      await page.goto('/');
      await settled(page);
      const ofServer = await page.screenshot({ fullPage: true });
      const title = await page.title();
      expect(await page.locator('#landing').count()).toBe(1);
      expect(loaded.filter(({ path }) => /^\/(graphql|assets\/.*\.js$)/.test(path))).toEqual([]);
      expect(loaded.length).toBeLessThanOrEqual(8);
      const bytes = await Promise.all(loaded.map((one) => one.bytes));
      expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(45_000);
      await expectAccessible(page);

      await page.goto('/register');
      await page.getByRole('link', { name: /go to the landing page$/ }).click();
      await settled(page);
      await page.mouse.move(width / 2, 0);
      expect(await page.locator('#landing').count()).toBe(0);
      expect((await page.screenshot({ fullPage: true })).equals(ofServer)).toBe(true);
      expect(await page.title()).toBe(title);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('fetches the application ahead when a reader turns to a link by keyboard, and opens it (UX-25)', async () => {
    const { page, context, problems } = await portal.visitor(360, 740);
    const loaded = received(page);
    await page.goto('/');
    await settled(page);
    for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('one-time-code login');
    await until(() => Promise.resolve(loaded.some(({ path }) => /^\/assets\/first-.*\.js$/.test(path))));
    expect(await page.locator('#landing').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/otp-login');
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is the application’s for a reader who is signed in, also when they sign in in another tab (UX-25)', async () => {
    const { page, context, problems } = await portal.visitor();
    await page.goto('/');
    await settled(page);
    const other = await context.newPage();
    await signInByScreen(other, portal.signIn('Member'));
    await page.getByRole('link', { name: 'Go to my registrations' }).waitFor();
    await untilCount(page.locator('#landing'), 0);
    await other.goto('/');
    await other.getByRole('link', { name: 'Go to my registrations' }).click();
    await other.waitForURL('**/account/profile');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says when the application that it needs is lost (MAINT-3)', async () => {
    const { page, context } = await portal.visitor(360, 740);
    await page.addInitScript(() => localStorage.setItem('token', 'x'));
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('heading', { name: /^We are currently implementing improvements/ }).waitFor();
    expect(await page.locator('#landing').isVisible()).toBe(false);
    await context.close();
  });

  it('needs no script, without which the sign-in page offers no form (UX-25, UX-33)', async () => {
    const browser = (await portal.visitor()).context.browser()!;
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal.server.url });
    const page = await context.newPage();
    await page.goto('/login');
    expect(await page.getByLabel('Password', { exact: true }).isVisible()).toBe(false);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Claim Background' }).waitFor();
    await page.getByRole('link', { name: 'settlement@prorata.example' }).first().waitFor();
    expect(await page.locator('#first-paint').isVisible()).toBe(false);
    await context.close();
  });
});

describe('the sign-in page', () => {
  /** The page as HTML, for which the application's files are held until `release`. */
  async function heldPage(width = 360, colorScheme: 'light' | 'dark' = 'light') {
    const visitor = await portal.visitor(width, 740);
    const { page } = visitor;
    await page.emulateMedia({ colorScheme });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login');
    await page.evaluate('document.fonts.ready');
    return { ...visitor, release, html: page.locator('#sign-in') };
  }

  it.each([
    [360, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const)(
    'at %i px in %s is HTML that looks as the application shows it, and passes on what was pressed (UX-33)',
    async (width, colorScheme) => {
      const { page, context, problems, release, html } = await heldPage(width, colorScheme);
      await expectAccessible(page);
      const ofServer = await page.screenshot({ fullPage: true });
      await page.getByLabel('Email').fill('nobody@vale.example');
      await page.getByLabel('Password', { exact: true }).fill('not it');
      await page.getByRole('button', { name: 'Show password' }).click();
      // Whoever goes on typing while the application arrives loses nothing.
      await page.getByLabel('Password', { exact: true }).press('End');
      await page.keyboard.type(' at all');
      release();
      await untilCount(html, 0);
      const password = page.getByRole('textbox', { name: 'Password' });
      expect(await password.getAttribute('type')).toBe('text');
      expect(await password.inputValue()).toBe('not it at all');
      expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await page.getByLabel('Email').inputValue()).toBe('nobody@vale.example');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await password.fill('');
      await page.getByLabel('Email').fill('');
      await page.mouse.move(width / 2, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await until(async () => (await page.screenshot({ fullPage: true })).equals(ofServer));
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('sends what was typed once the application is there, by Enter too, and only once (UX-33)', async () => {
    const { page, context, problems, release } = await heldPage();
    const { email, password } = portal.signIn('Member');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('"SignIn"')) sent.push(request.url());
    });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('button', { name: 'Login' }).getAttribute('aria-busy')).toBe('true');
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL('**/account/profile');
    expect(sent).toHaveLength(1);
    // Opening it ends the session (SIGNIN-2), which is the application's.
    await page.goto('/login');
    await page.getByLabel('Email').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('takes the typed address along to the other ways, and lists what is missing (SIGNIN-51, SIGNIN-5)', async () => {
    const { page, context, release } = await heldPage();
    release();
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'No password provided' }).waitFor();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Show password' }).press('Enter');
    await untilCount(page.locator('#sign-in'), 0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hide password');
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@vale.example');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/reset-password');
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@vale.example');
    await context.close();
  });

  it.each([360, 1440])(
    'at %i px says what to do when the application cannot be fetched, and signs in by the next press with what was typed (UX-34)',
    async (width) => {
      const { page, context, html } = await heldPage(width);
      const { email, password } = portal.signIn('Member');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      let isLost = true;
      // One file of several is enough, and the others have arrived.
      await page.route(/\/assets\/api-.*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      const login = page.getByRole('button', { name: 'Login' });
      const notice = page.getByRole('alert').filter({ hasText: 'We could not reach our server' });
      for (let press = 0; press < 2; press += 1) {
        await page.keyboard.press('Enter');
        await notice.waitFor();
        await notice.getByText('press the button again').waitFor();
        expect(await login.getAttribute('aria-busy')).toBeNull();
        expect(await page.getByLabel('Email').inputValue()).toBe(email);
        expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
        expect(await page.locator('#lost-entry').isVisible()).toBe(false);
      }
      await expectAccessible(page);
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: `${folder}/sign-in-lost-${width}.png` });
      isLost = false;
      await login.click();
      await page.waitForURL('**/account/profile');
      expect(await html.count()).toBe(0);
      await context.close();
    },
  );

  it('says when the application that it needs is broken (MAINT-3)', async () => {
    const { page, context } = await portal.visitor(360, 740);
    await page.route(/\/assets\/index-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    );
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { name: /^We are currently implementing improvements/ }).waitFor();
    expect(await page.getByLabel('Email').isVisible()).toBe(false);
    await context.close();
  });
});
