import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

const FORBIDDEN = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`;
const FULL = `Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); };`;

describe.each([
  ['forbids that a page keeps anything', FORBIDDEN, 'Member'],
  ['has no room left', FULL, 'Administrator'],
] as const)('a browser that %s', (_what, script, asksForCode) => {
  it('shows the public pages, and lets a member sign in and open a claim', async () => {
    const { page, context, problems } = await portal.visitor();
    await context.addInitScript(script);
    await page.goto('/');
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    await signInByScreen(page, portal.signIn('Member'));
    await page.waitForURL('**/account/profile');
    await page.locator('a[href^="/settlement-scheme/view/"]').first().click();
    await page.waitForURL('**/settlement-scheme/view/*');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a code can be requested in a browser without storage', async () => {
    const { page, context, problems } = await portal.visitor();
    await context.addInitScript(script);
    await page.goto('/otp-login');
    await page.getByRole('textbox', { name: 'Email' }).fill(portal.signIn(asksForCode).email);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
