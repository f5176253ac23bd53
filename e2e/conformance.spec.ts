import type { Page } from 'playwright-core';
import { specTable } from '../server/test/conformance/spec-tables.js';
import { Client } from '../server/test/harness/client.js';
import { REGISTRATION } from '../server/test/harness/registrations.js';
import { type Objects, ROUTE_CHECKS, seeRoute } from './conformance/route-checks.js';
import { accessibleBothWays } from './expect-accessible.js';
import { Portal, type SignIn, signInByScreen } from './portal.js';

const ROWS = specTable('Routes').map(([route, access]) => [route!, access!] as const);
const OPEN = ['public layout', 'public', 'any'];
const ADMIN = ['admin', 'logged in and admin guard'];

let portal: Portal;
let objects: Objects;
let checked = 0;
beforeAll(async () => {
  portal = await Portal.open();
  objects = await memberObjects(portal.signIn('Member'));
});
afterAll(async () => {
  await portal.close();
  process.stdout.write(`Conformance: ${checked} of ${ROWS.length} prescribed routes hold (SCREEN-7).\n`);
});

/** A claim of the member, and a registration that this function files. */
async function memberObjects(signIn: SignIn): Promise<Objects> {
  const nobody = new Client(portal.server.url);
  const { body } = await nobody.post<{ tokens: { access: { token: string } } }>('/api/auth/signin', signIn);
  const member = nobody.with(body.tokens.access.token);
  const own = await member.get<{ submissions: { id: string }[] }>('/api/settlement-submission/');
  const made = await member.post<{ id: string }>('/api/submission', REGISTRATION);
  return { submissionId: own.body.submissions[0]!.id, registrationId: made.body.id };
}

/** Opens a path while logged out, which leads to the sign-in page and after signing in back to the path. */
async function behindSignIn(page: Page, path: string, signIn: SignIn): Promise<void> {
  await page.goto(path);
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(signIn.email);
  await page.getByLabel('Password').fill(signIn.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${path}`);
}

/** Signs in and waits for the start page of the role. */
async function signedIn(page: Page, label: 'Administrator' | 'Member'): Promise<void> {
  await signInByScreen(page, portal.signIn(label));
  await page.waitForURL(label === 'Administrator' ? '**/admin' : '**/account/profile');
}

describe('the route table (SCREEN-7, SCREEN-1, SCREEN-3, UX-12)', () => {
  it('has a check for each of its rows, and no others', () => {
    expect(ROWS).toHaveLength(20);
    expect(Object.keys(ROUTE_CHECKS).sort()).toEqual(ROWS.map(([route]) => route).sort());
  });

  it.each(ROWS)('%s (%s)', async (route, access) => {
    const check = ROUTE_CHECKS[route]!;
    const path = check.path(objects);
    const { page, context, problems } = await portal.visitor();
    page.setDefaultTimeout(20_000);
    if (OPEN.includes(access)) await page.goto(path);
    else await behindSignIn(page, path, portal.signIn(ADMIN.includes(access) ? 'Administrator' : 'Member'));
    await seeRoute(page, check);
    expect(await page.title()).not.toBe('');
    await accessibleBothWays(page);
    if (ADMIN.includes(access)) {
      // Opening the sign-in page has ended the session (SIGNIN-2).
      await page.goto('/login');
      await signedIn(page, 'Member');
      await page.goto(path);
      await page.waitForURL('**/login');
    }
    expect(problems.filter((problem) => !/40[04]/.test(problem))).toEqual([]);
    await context.close();
    checked += 1;
  });
});
