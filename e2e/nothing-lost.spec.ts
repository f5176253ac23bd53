import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { Portal, signInByScreen } from './portal.js';
import { endSessionAtServer } from './session-end.js';
import { until, untilCount } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** A user in a new browser, on a page. */
async function personAt(label: 'Administrator' | 'Member', path: string, width?: number) {
  const visit = await portal.visitor(width);
  await signInByScreen(visit.page, portal.signIn(label));
  await visit.page.waitForURL(label === 'Member' ? '**/account/profile' : '**/admin');
  await visit.page.goto(path);
  return visit;
}
const administratorAt = (path: string) => personAt('Administrator', path);

/** The text of the focused element. */
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

const draftSaved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();

describe('Start again', () => {
  it('asks and names what would be lost, and is undone in the form and at the server', async () => {
    const { page, context, problems } = await administratorAt('/admin/create-submission');
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Last name').fill('Łukasz');
    await page.getByRole('button', { name: 'Add Row' }).click();
    const trade = page.getByRole('dialog');
    await trade.getByLabel('Transaction Type').selectOption('BUY');
    await trade.getByLabel('Quantity').fill('100');
    await trade.getByLabel('Trade Date').fill('2018-03-05');
    await trade.getByLabel('Price per Share').fill('2.5');
    await trade.getByRole('button', { name: 'Add Trade Details' }).click();
    await draftSaved(page);
    await page.reload();
    await page.getByText(/^We saved what you typed on/).waitFor();

    await page.getByRole('button', { name: 'Start again' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard 2 answers and 1 trade?' });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep what I typed' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');

    await page.getByRole('button', { name: 'Start again' }).click();
    await question.getByRole('button', { name: 'Discard' }).press('Enter');
    await page.getByText('Discarded: 2 answers and 1 trade.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('');
    await until(async () => (await focused(page)) === 'Undo');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await draftSaved(page);
    expect(await page.getByLabel('Last name').inputValue()).toBe('Łukasz');
    await page.reload();
    await page.getByText(/^We saved what you typed on/).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
    await page.getByText('05-Mar-2018').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('removing a proposed change asks first, and can be undone', async () => {
    const { page, context, problems } = await personAt('Member', '/account/profile');
    await page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' }).click();
    const amendments = page.locator('#amendments');
    await amendments.getByRole('button', { name: 'Propose a change to my claim' }).click();
    await amendments.getByLabel('Field to change').selectOption({ label: 'Phone' });
    await amendments.getByRole('button', { name: 'Change this field' }).click();
    await amendments.getByLabel('New value: Phone').fill('0499 888 777');
    await amendments.getByRole('button', { name: /^Leave unchanged ?: Phone$/ }).click();
    await amendments.getByText('Left unchanged: Phone.').waitFor();
    await amendments.getByRole('button', { name: 'Undo' }).first().click();
    expect(await amendments.getByLabel('New value: Phone').inputValue()).toBe('0499 888 777');
    await amendments.getByRole('button', { name: 'Remove this proposal' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard 1 answer?' });
    await question.getByRole('button', { name: 'Discard' }).press('Enter');
    await amendments.getByText('Discarded from your proposed change: 1 answer.').waitFor();
    await untilCount(amendments.getByLabel('New value: Phone'), 0);
    await until(async () => (await focused(page)) === 'Undo');
    await page.keyboard.press('Enter');
    expect(await amendments.getByLabel('New value: Phone').inputValue()).toBe('0499 888 777');
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('a request whose session ended as it was sent is said not to have been sent, where its draft is (DRAFT-9, SIGNIN-51)', async () => {
  const { page, context } = await personAt('Member', '/account/profile', 360);
  const member = portal.signIn('Member');
  await page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' }).click();
  const amendments = page.locator('#amendments');
  await amendments.getByLabel('Your request').fill('Please add 500 shares of May 2018.');
  await endSessionAtServer(portal, page);
  await amendments.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Your session has ended').waitFor();
  await until(async () => /^Your session has ended/.test(await focused(page)));
  expect(await page.getByLabel('Email').inputValue()).toBe(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await amendments.getByText('This has not been sent yet').waitFor();
  await until(async () => /^This has not been sent yet/.test(await focused(page)));
  const box = await amendments.getByText('This has not been sent yet').boundingBox();
  expect(box!.y).toBeGreaterThan(0);
  expect(box!.y).toBeLessThan(page.viewportSize()!.height);
  expect(await amendments.getByLabel('Your request').inputValue()).toBe('Please add 500 shares of May 2018.');
  expect(await page.getByText(/We have saved your changes/).count()).toBe(0);
  await expectAccessible(page);
  await amendments.getByRole('button', { name: 'Submit' }).click();
  await untilCount(amendments.getByText('This has not been sent yet'), 0);
  await context.close();
});

describe('text typed without a connection', () => {
  it('text typed offline is shown as unsaved, is kept when the form is left, makes the browser ask before closing, and is saved later (UX-6)', async () => {
    const { page, context } = await administratorAt('/admin/submissions-new');
    await page.getByRole('link', { name: 'Create Submission' }).click();
    await page.getByLabel('First name').waitFor();
    await context.setOffline(true);
    await page.getByLabel('First name').fill('Without');
    const unsaved = page.getByText(/^Not saved yet: we cannot reach the server\./);
    await unsaved.waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/admin/submissions-new');
    await page.goBack();
    await page.getByLabel('First name').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Without');
    const question = page.waitForEvent('dialog');
    await page.getByLabel('Last name').fill('Connection');
    await page.close({ runBeforeUnload: true });
    const asked = await question;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await context.setOffline(false);
    await draftSaved(page);
    await page.reload();
    await page.getByText(/^We saved what you typed on/).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Without');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Connection');
    await context.close();
  });
});

describe('a dialog with typed input', () => {
  it('a dialog asks before Esc, Cancel or the Back button loses what was typed (DRAFT-5)', async () => {
    const { page, context, problems } = await administratorAt('/admin');
    await page.getByRole('link', { name: 'Users' }).first().click();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    const name = dialog.getByLabel('Name');
    await name.fill('Somebody Else');
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => page.goBack(),
    ]) {
      await leave();
      await dialog.getByText('Discard what you typed?').waitFor();
      await expectAccessible(page);
      await until(async () => (await focused(page)) === 'Keep typing');
      await page.keyboard.press('Enter');
      expect(await name.inputValue()).toBe('Somebody Else');
    }
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/admin/manage-users');
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a search by Enter', () => {
  it('a search by Enter leaves the focus in its field', async () => {
    const { page, context, problems } = await administratorAt('/admin/notices');
    const box = page.getByLabel('SID or name');
    await box.click();
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/notices?search=10');
    await page.keyboard.type('1');
    expect(await box.inputValue()).toBe('101');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/notices?search=101');
    expect(problems).toEqual([]);
    await context.close();
  });
});
