import type { BrowserContext, Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { waitForMail } from './mailbox.js';
import { Portal } from './portal.js';

let portal: Portal;
let address: string;
beforeAll(async () => {
  portal = await Portal.open();
  // Passkeys are bound to the host name of PUBLIC_URL, which is localhost by default.
  address = portal.server.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => portal.close());

/** Adds a virtual authenticator with a screen lock that its owner always unlocks. */
async function plugInDevice(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const keys = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  const lockFails = (fails: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !fails });
  return { keys, lockFails };
}

describe('passkeys, in a real browser with a virtual device', () => {
  it('passkeys are added, sign in without typing, and are removed', async () => {
    const { page, context, problems } = await portal.visitor(360, 740);
    const device = await plugInDevice(context, page);
    const member = portal.signIn('Member');
    const openSettings = async () => {
      await page.getByRole('button', { name: /^Account / }).click();
      await page.getByRole('menuitem', { name: 'Passkeys' }).click();
      await page.locator('h2:focus', { hasText: 'Passkeys' }).waitFor();
    };

    await page.goto(`${address}/login`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password').fill(member.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/account/profile');
    await openSettings();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Name is required' }).waitFor();
    await page.getByLabel('Name of the passkey').fill('my phone');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('The passkey “my phone” has been added.').waitFor();
    await page.getByText(/Last used: never/).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    expect(await device.keys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
    await waitForMail(portal, member.email, /A passkey was added/);

    await page.goto(`${address}/login`);
    await device.lockFails(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.locator('#main').getByText('No passkey was used.').waitFor();
    await device.lockFails(false);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/account/profile');

    await openSettings();
    await page.getByText(/Last used: \d/).waitFor();
    await page.getByRole('button', { name: 'Remove my phone' }).click();
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await page.getByText('The passkey “my phone” has been removed.').waitFor();
    await page.getByText(/Last used/).waitFor({ state: 'detached' });

    await page.goto(`${address}/login`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.locator('#main').getByText('That passkey did not work.').waitFor();
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
    await context.close();
  });
});
