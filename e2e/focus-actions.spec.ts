import type { Page } from 'playwright-core';
import { type Action, focused } from './focus-actions/action.js';
import { memberActions } from './focus-actions/member.js';
import { officeActions } from './focus-actions/office.js';
import { Portal, signInByScreen } from './portal.js';

/** A page moves the focus within 200 ms; a slow machine needs more. */
const LONGEST_WAIT_MS = 5_000;
const STAYS_MS = 400;

let portal: Portal;
/** The path of the member's claim with documents and transactions. */
let claim: string;
let member: Page;
let office: Page;
beforeAll(async () => {
  portal = await Portal.open();
  member = (await portal.visitor()).page;
  await signInByScreen(member, portal.signIn('Member'));
  await member.waitForURL('**/account/profile');
  const link = member.getByRole('link', { name: /SID 00123/ });
  claim = (await link.getAttribute('href'))!;
  office = (await portal.visitor()).page;
  await signInByScreen(office, portal.signIn('Administrator'));
  await office.waitForURL('**/admin');
});
afterAll(() => portal.close());

const isAt = (words: string, { focus }: Action) =>
  typeof focus === 'string' ? words === focus : focus.test(words);

/** The focus after an action, once it is where it belongs and has stayed there. */
async function focusAfter(page: Page, action: Action): Promise<string> {
  await page.goto(action.path);
  await action.act(page);
  const end = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < end && !isAt(await focused(page), action)) await page.waitForTimeout(50);
  await page.waitForTimeout(STAYS_MS);
  return focused(page);
}

const inTurn: [who: string, page: () => Page, actions: Action[]][] = [
  ['a member', () => member, memberActions('')],
  ['an administrator', () => office, officeActions('')],
];

describe.each(inTurn)('the focus is where the result is, when %s', (_, page, actions) => {
  it.each(actions.map(({ name }, index) => [name, index] as const))('%s (UX-23)', async (_name, index) => {
    const all = page() === member ? memberActions(claim) : officeActions(claim);
    const action = all[index]!;
    const words = await focusAfter(page(), action);
    expect([words, isAt(words, action)]).toEqual([words, true]);
  });
});
