import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** A sleeping background tab receives no events until it wakes up. */
const SLEEPS = `for (const name of ['storage', 'focus', 'pageshow', 'visibilitychange'])
  for (const target of [window, document])
    target.addEventListener(name, (event) => window.sleeps && event.stopImmediatePropagation(), true)`;

describe('a tab in which another user was signed in before', () => {
  it.each([
    ['when it becomes active', true],
    ['when it calls the server, without an earlier event', false],
  ])('runs no action in the name of the other user, but is reloaded %s (SESSION-16)', async (_, wakes) => {
    const { page, context, problems } = await portal.visitor();
    await page.addInitScript(SLEEPS);
    await signInByScreen(page, portal.signIn('Member'));
    await page.locator('a[href^="/settlement-scheme/view/"]').first().click();
    await page.getByLabel('Your request').fill('My bank account has changed.');
    await page.evaluate('window.sleeps = true');

    const other = await context.newPage();
    await signInByScreen(other, portal.signIn('Administrator'));
    await other.waitForURL('**/admin');
    const loaded = page.waitForEvent('load');
    if (wakes) await page.evaluate("window.sleeps = false; window.dispatchEvent(new Event('focus'))");
    else await page.locator('#amendments').getByRole('button', { name: 'Submit' }).click();
    await loaded;

    const { email } = portal.signIn('Administrator');
    await page.getByRole('button', { name: `Account ${email}` }).waitFor();
    await page.getByRole('heading', { name: 'Documents', exact: true }).waitFor();
    expect(await page.getByText('My bank account has changed.').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
