import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { Portal, signInByScreen } from './portal.js';
import { endSessionAtServer, signInAgain } from './session-end.js';
import { untilCount } from './until.js';

const FORM = '/admin/create-submission';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** An administrator in a new browser, at the form of a new claim. */
async function atTheForm() {
  const visit = await portal.visitor();
  await signInByScreen(visit.page, portal.signIn('Administrator'));
  await visit.page.waitForURL('**/admin');
  await visit.page.goto(FORM);
  await visit.page.getByLabel('First name').waitFor();
  return visit;
}

const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
const firstName = (page: Page) => page.getByLabel('First name').inputValue();
const restored = (page: Page) =>
  page.getByText(
    /^We saved what you typed on \d\d-\w{3}-\d{4} at \d\d:\d\d\.$|^What you typed has been restored\.$/,
  );

it('a half-filled form is restored on another device after the tab was closed, until the user starts again (DRAFT-1)', async () => {
  const first = await atTheForm();
  await first.page.getByLabel('First name').fill('Zoë');
  await first.page.getByLabel('Last name').fill('Łukasz');
  await saved(first.page);
  // Before the pause after the last keystroke ends: closing the tab saves at once.
  await first.page.getByLabel('Company').fill('Acme Pty Ltd');
  const closed = first.page.waitForEvent('close');
  await first.page.close({ runBeforeUnload: true });
  await closed;

  const second = await atTheForm();
  await restored(second.page).waitFor();
  expect(await firstName(second.page)).toBe('Zoë');
  expect(await second.page.getByLabel('Last name').inputValue()).toBe('Łukasz');
  expect(await second.page.getByLabel('Company').inputValue()).toBe('Acme Pty Ltd');
  await second.page.getByRole('button', { name: 'Start again' }).click();
  await second.page.getByRole('button', { name: 'Discard' }).click();
  await restored(second.page).waitFor({ state: 'hidden' });
  expect(await firstName(second.page)).toBe('');
  await second.page.reload();
  await second.page.getByLabel('First name').waitFor();
  expect(await firstName(second.page)).toBe('');
  expect([...first.problems, ...second.problems]).toEqual([]);
  // Closed last: the save that the tab began while it closed belongs to its context.
  await first.context.close();
  await second.context.close();
});

it('a session that ends leads to sign-in and back to the form with everything typed, readable by nobody else (DRAFT-4, SESSION-12, SESSION-18)', async () => {
  const { page, context } = await atTheForm();
  await page.getByLabel('First name').fill('Half');
  await saved(page);
  await endSessionAtServer(portal, page);
  await page.getByLabel('Last name').fill('Typed-too-late');
  await page.getByText('Your session has ended').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate<number>('localStorage.length')).toBe(0);
  const kept = await page.evaluate<string>('JSON.stringify(sessionStorage)');
  expect(kept).toContain('kept-text:');
  expect(kept).not.toContain('Typed-too-late');
  await signInAgain(page, portal.signIn('Administrator'));
  await page.waitForURL(`**${FORM}`);
  await restored(page).waitFor();
  expect(await firstName(page)).toBe('Half');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Typed-too-late');
  await saved(page);
  expect(await page.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain('kept-text:');
  await context.close();
});

it('two windows with one form do not overwrite each other (DRAFT-3)', async () => {
  const { page, context } = await atTheForm();
  const other = await context.newPage();
  await other.goto(FORM);
  await other.getByLabel('First name').waitFor();
  await page.getByLabel('First name').fill('Here');
  await saved(page);
  await other.getByLabel('First name').fill('There');
  await other.getByText('There is a newer draft of this form').waitFor();
  await other.getByRole('button', { name: 'Use the newer draft' }).click();
  await restored(other).waitFor();
  expect(await firstName(other)).toBe('Here');
  await context.close();
});

it('a form submitted in one window is not submitted again by another, unless the user decides to', async () => {
  const { page, context } = await portal.visitor();
  await signInByScreen(page, portal.signIn('Member'));
  await page
    .getByRole('link', { name: /Fairweather/ })
    .first()
    .click();
  const request = (window: Page) => window.getByLabel('Your request');
  const submit = (window: Page) =>
    window.locator('#amendments').getByRole('button', { name: 'Submit' }).click();
  const sent = (window: Page) =>
    window.locator('#amendments').getByText('My bank has changed.', { exact: true });
  await request(page).fill('My bank has changed.');
  await saved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await restored(other).waitFor();

  await submit(page);
  await page.getByText('Amendment message saved.').waitFor();
  await submit(other);
  await other.getByText('This form was submitted elsewhere').waitFor();
  await expectAccessible(other);
  await page.reload();
  await sent(page).waitFor();
  await untilCount(sent(page), 1);
  await other.getByRole('button', { name: 'Keep this version' }).click();
  await saved(other);
  await submit(other);
  await other.getByText('Amendment message saved.').waitFor();
  await context.close();
});

it('a warning is shown before the session ends, and a key pressed by accident keeps the user signed in (SESSION-15)', async () => {
  const { page, context } = await atTheForm();
  // The server's clock cannot be changed here, so its response is.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query SessionEnd')) return route.continue();
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"secondsLeft":\d+/, '"secondsLeft":95');
    return route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await page.getByRole('alertdialog', { name: 'Your session is about to end' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Stay signed in');
  await page.unroute('**/graphql');
  await page.keyboard.press('Space');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(FORM);
  await context.close();
});
