import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { codeIn, linkIn, waitForMail } from './mailbox.js';
import { Portal, signInByScreen } from './portal.js';
import { untilCount } from './until.js';

const RECORDS = new URL('../docs/samples/settlement-records.csv', import.meta.url);
/** Both are in the sample file and have no account. */
const IMPORTED = 'patricia.wojcik14@post.example';
const IMPORTED_TOO = 'chloe.ellery6@post.example';
const NEWCOMER = { name: 'Robin Vale', email: 'robin@vale.example' };

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** The query in the address bar, where no secret may stay. */
const queryOf = (page: Page) => new URL(page.url()).search;

async function asAdministrator() {
  const visit = await portal.visitor();
  await signInByScreen(visit.page, portal.signIn('Administrator'));
  await visit.page.waitForURL('**/admin');
  return visit;
}

async function chooseFromMenu(page: Page, item: 'Change password' | 'Logout') {
  await page.getByRole('button', { name: /^Account / }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
}

async function askForCode(page: Page, email: string) {
  await page.getByRole('link', { name: 'Sign in by e-mailed code' }).click();
  await page.waitForURL('**/otp-login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
}

/** Waits until the import has created the claim of an address. */
async function untilFound(email: string, headers: Record<string, string>) {
  const search = `${portal.server.url}/api/settlement-submission/search?filter=ALL&query=${email}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const { data } = (await (await fetch(search, { headers })).json()) as { data: { email: string }[] };
    if (data.some((row) => row.email === email)) return;
    await pause(200);
  }
  throw new Error(`No claim of ${email} came with the import.`);
}

async function fitsThePhone(page: Page) {
  await expectFits(page);
  await expectAccessible(page);
}

describe('identity, in a real browser with real mail', () => {
  it('a member registers, verifies, signs in, changes the password and logs out (SESSION-17, ACCOUNT-4, ACCOUNT-10, ACCOUNT-30)', async () => {
    const { page, context, problems } = await portal.visitor();
    const [first, second] = ['a first password', 'a second password'];
    await page.goto('/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await page.getByLabel('Name').fill(NEWCOMER.name);
    await page.getByLabel('Email').fill(NEWCOMER.email);
    await page.getByLabel('Password', { exact: true }).fill(first);
    await page.getByLabel('Confirm Password').fill(first);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL('**/login');
    const sent = page.getByText('An email verification link has been sent to your email account.');
    await sent.first().waitFor();
    await untilCount(sent, 2);

    const mail = await waitForMail(portal, NEWCOMER.email, /code=/);
    await page.goto(linkIn(mail));
    await page.getByRole('heading', { name: 'Successfully Verified' }).waitFor();
    expect(queryOf(page)).toBe('');
    await page.reload();
    await page.getByRole('heading', { name: 'Successfully Verified' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');

    await signInByScreen(page, { email: NEWCOMER.email, password: first });
    await page.waitForURL('**/account/profile');
    await chooseFromMenu(page, 'Change password');
    await page.getByLabel('Current Password').fill(first);
    await page.getByLabel('New Password').fill(second);
    await page.getByLabel('Confirm Password').fill(second);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    await page.getByText('You have been signed out everywhere else').waitFor();
    await chooseFromMenu(page, 'Logout');
    await page.waitForURL('**/login');
    expect(await page.evaluate('localStorage.length')).toBe(0);

    await signInByScreen(page, { email: NEWCOMER.email, password: first });
    await page.getByText('There is a problem').waitFor();
    await signInByScreen(page, { email: NEWCOMER.email, password: second });
    await page.waitForURL('**/account/profile');
    // The rejected password is a 400 that the browser logs to its console.
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);

    await page.goto(linkIn(mail));
    await page.getByRole('heading', { name: 'Your account could not be verified' }).waitFor();
    await page.getByRole('button', { name: 'Send a new link' }).waitFor();
    await expectAccessible(page);
    await context.close();
  });

  it('the sign-in page opens without the GraphQL client, reports when it cannot be loaded, and continues when it can', async () => {
    const { page, context, problems } = await portal.visitor();
    const client = '**/assets/api-*.js';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(client, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Email').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/assets/api-'))).toEqual([]);

    const { email, password } = portal.signIn('Administrator');
    await signInByScreen(page, { email, password });
    await page.getByRole('alert').getByText('We could not reach our server').waitFor();
    expect(await page.getByLabel('Password').inputValue()).toBe(password);
    await expectAccessible(page);

    await page.unroute(client);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/admin');
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });

  it('an administrator creates an API token, a script imports with it, and revoking it takes effect (APITOKEN-1)', async () => {
    const { page, context, problems } = await asAdministrator();
    await page.getByRole('link', { name: 'USERS' }).click();
    await page.getByRole('main').getByRole('link', { name: 'API tokens' }).click();
    await page.getByRole('button', { name: 'Create API token' }).click();
    await page.getByLabel('Name').fill('nightly import');
    await page.getByLabel('Scope').selectOption('Read and write');
    for (const name of ['Read claims', 'Read import runs and rejected rows', 'Run imports'])
      await page.getByLabel(name).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('dialog', { name: 'Create the token “nightly import”?' }).waitFor();
    await page.getByLabel('Password', { exact: true }).fill(portal.signIn('Administrator').password);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm and create' }).click();
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await page.content()).not.toContain(token);

    const headers = { authorization: `Bearer ${token}` };
    const file = new FormData();
    file.set('file', new File([await readFile(RECORDS)], 'settlement-records.csv', { type: 'text/csv' }));
    const path = `${portal.server.url}/api/import/settlement-records`;
    const imported = await fetch(path, { method: 'POST', headers, body: file });
    expect(imported.status).toBe(202);
    await untilFound(IMPORTED, headers);
    await untilFound(IMPORTED_TOO, headers);
    await page.reload();
    await page.getByText('Never').waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Active' }).waitFor();
    await page.getByRole('button', { name: 'Revoke nightly import' }).click();
    await page.getByRole('button', { name: 'Revoke token' }).click();
    await page.getByRole('cell', { name: 'Revoked' }).waitFor();
    const list = await fetch(`${portal.server.url}/api/settlement-submission?page=1`, { headers });
    expect(list.status).toBe(401);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a member known only from the import signs in by code on a phone that reloads on the way (SIGNIN-12, SIGNIN-38)', async () => {
    const { page, context, problems } = await portal.visitor(360, 740);
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fitsThePhone(page);
    await askForCode(page, IMPORTED);
    await page.waitForURL((url) => url.search === '');
    await fitsThePhone(page);
    await page.reload();
    await page.getByText(IMPORTED).waitFor();
    const code = codeIn(await waitForMail(portal, IMPORTED, /One Time Password/));
    const field = page.getByLabel('One Time Password');
    await field.focus();
    await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await field.inputValue()).toBe(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/account/profile');
    await page.locator('a[href^="/settlement-scheme/view/"]').first().waitFor();
    await fitsThePhone(page);

    await chooseFromMenu(page, 'Change password');
    await page.getByRole('heading', { name: 'Set a password' }).waitFor();
    expect(await page.getByLabel('Current Password').count()).toBe(0);
    await fitsThePhone(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a wrong code is rejected with a message, the right one still works, and leads to the requested page (SESSION-14)', async () => {
    const { page, context, problems } = await portal.visitor(360, 740);
    await page.goto('/change-password');
    await page.waitForURL('**/login');
    await askForCode(page, IMPORTED_TOO);
    const code = codeIn(await waitForMail(portal, IMPORTED_TOO, /One Time Password/));
    const wrong = code === '000000' ? '000001' : '000000';
    await page.getByLabel('One Time Password').fill(wrong);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('There is a problem').waitFor();
    await page.getByText('ERROR').waitFor();
    await fitsThePhone(page);
    await page.getByLabel('One Time Password').fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/change-password');
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
    await context.close();
  });

  it('a forgotten password is reset by the mailed link, once (ACCOUNT-18, ACCOUNT-22, ACCOUNT-24)', async () => {
    const { email } = portal.signIn('Member');
    const password = 'remembered this time';
    const { page, context, problems } = await portal.visitor(360, 740);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByText('Enter your registered email to send reset link').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('heading', { name: 'Email Verification' }).waitFor();
    await fitsThePhone(page);

    const link = linkIn(await waitForMail(portal, email, /token=/));
    await page.goto(link);
    await page.waitForURL((url) => url.search === '');
    await page.reload();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await fitsThePhone(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: 'Password has been updated' }).waitFor();
    await fitsThePhone(page);
    await page.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    await signInByScreen(page, { email, password });
    await page.waitForURL('**/account/profile');
    expect(problems).toEqual([]);

    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill('another password');
    await page.getByLabel('Confirm Password').fill('another password');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('There is a problem').waitFor();
    await context.close();
  });

  it('an administrator edits a user; once disabled, the user is signed out on the next action (USER-7, USER-8, SESSION-12)', async () => {
    const member = await portal.visitor(360, 740);
    await signInByScreen(member.page, { email: NEWCOMER.email, password: 'a second password' });
    await member.page.waitForURL('**/account/profile');

    const { page, context, problems } = await asAdministrator();
    await page.getByRole('link', { name: 'USERS' }).click();
    await page.getByRole('columnheader', { name: 'Account Verification' }).waitFor();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('Email, Name').fill('robin');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Clear Search' }).waitFor();
    await page.getByRole('button', { name: `Edit ${NEWCOMER.email}` }).click();
    await page.getByLabel('Name').fill('Robin V. Vale');
    await page.getByLabel('Active Status').uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByText('User has been updated.').waitFor();
    await page.getByRole('cell', { name: 'Robin V. Vale' }).waitFor();
    await page.getByRole('cell', { name: 'Disabled' }).waitFor();
    await expectAccessible(page);

    await chooseFromMenu(member.page, 'Change password');
    await member.page.waitForURL('**/login');
    expect(await member.page.evaluate('localStorage.length')).toBe(0);
    await signInByScreen(member.page, { email: NEWCOMER.email, password: 'a second password' });
    await member.page.getByText('There is a problem').waitFor();
    await member.context.close();

    await page.getByRole('button', { name: 'Clear Search' }).click();
    await page.getByLabel('Role').selectOption('Admin');
    const { email } = portal.signIn('Administrator');
    await page.getByRole('button', { name: `Edit ${email}` }).click();
    await page.getByLabel('Active Status').uncheck();
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByText(`${email} was not updated.`).waitFor();
    await page.getByRole('button', { name: 'Edit again' }).waitFor();
    expect(problems.filter((problem) => !/400|409/.test(problem))).toEqual([]);
    await context.close();
  });
});
