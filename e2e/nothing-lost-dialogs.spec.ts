import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { Portal, signInByScreen } from './portal.js';
import { comeBackToTab, endSessionAtServer, signInAgain } from './session-end.js';
import { until } from './until.js';

let portal: Portal;
/** The path of a claim. */
let claim: string;
beforeAll(async () => {
  portal = await Portal.open();
  const { page, context } = await personAt('Administrator', '/admin/submissions-new');
  const link = page.getByRole('link', { name: /^View / }).first();
  claim = (await link.getAttribute('href')) ?? '';
  await context.close();
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

/** The text of the focused element. */
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const A_CLAIM = 'a claim';

/** Each dialog with a text field: its page, how it is opened, the field and the text to type. */
const dialogs: [
  title: string,
  path: string,
  open: (page: Page) => Promise<void>,
  field: string,
  text: string,
][] = [
  ['Edit User', '/admin/manage-users', (page) => press(page, /^Edit /), 'Name', 'Half a name'],
  ['Create API token', '/admin/api-tokens', (page) => press(page, 'Create API token'), 'Name', 'nightly'],
  ['Add a link to a notice', '/admin/notices', (page) => press(page, 'Add a link'), 'SID', '00101'],
  ['Trade Details', '/admin/create-submission', (page) => press(page, 'Add Row'), 'Quantity', '4711'],
  ['Trade Details', '/submission/create', (page) => press(page, 'Add Trade'), 'Quantity', '4712'],
  ['Trade Details', A_CLAIM, (page) => press(page, 'Add Row'), 'Quantity', '4713'],
  [
    'Add a passkey',
    '/change-password',
    (page) => press(page, 'Add a passkey'),
    'Name of the passkey',
    'my phone',
  ],
];

describe('text typed into a dialog', () => {
  it.each(dialogs)(
    'is kept when the session ends, for the same user only: %s at %s (DRAFT-4, UX-6)',
    async (title, place, open, field, text) => {
      const path = place === A_CLAIM ? claim : place;
      const { page, context } = await personAt('Administrator', path);
      await open(page);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByLabel(field, { exact: true }).fill(text);
      await endSessionAtServer(portal, page);
      await comeBackToTab(page);
      await page.getByText('Your session has ended').waitFor();
      const kept = await page.evaluate<string>('JSON.stringify(sessionStorage)');
      expect(kept).toContain('kept-text:');
      expect(kept).not.toContain(text);
      await signInAgain(page, portal.signIn('Administrator'));
      await page.waitForURL(`**${path}`);
      await dialog.getByText('What you typed has been restored.').waitFor();
      expect(await dialog.getByLabel(field, { exact: true }).inputValue()).toBe(text);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await dialog.getByText('Discard what you typed?').waitFor();
      await dialog.getByRole('button', { name: 'Discard' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.reload();
      await page.getByRole('heading').first().waitFor();
      expect(await page.getByText('What you typed has been restored.').count()).toBe(0);
      await context.close();
    },
  );

  it('is in the dialog again where its page does not open it by itself (DRAFT-4)', async () => {
    const { page, context } = await personAt('Administrator', '/admin/deadlines');
    await press(page, 'Set a deadline');
    const reason = page.getByRole('dialog').getByLabel('Reason');
    await reason.fill('By the order of 3 March.');
    await endSessionAtServer(portal, page);
    await comeBackToTab(page);
    await signInAgain(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin/deadlines');
    await press(page, 'Set a deadline');
    await page.getByText('What you typed has been restored.').waitFor();
    expect(await reason.inputValue()).toBe('By the order of 3 March.');
    await context.close();
  });

  it('is kept when the session turns out to have ended on submit', async () => {
    const { page, context } = await personAt('Administrator', '/admin/manage-users');
    await press(page, /^Edit /);
    const name = page.getByRole('dialog', { name: 'Edit User' }).getByLabel('Name');
    await name.fill('Sent too late');
    await endSessionAtServer(portal, page);
    await press(page, 'Update');
    await signInAgain(page, portal.signIn('Administrator'));
    await page.getByText('What you typed has been restored.').waitFor();
    expect(await name.inputValue()).toBe('Sent too late');
    await context.close();
  });

  it('is kept as the reason of a decision', async () => {
    const member = await personAt('Member', '/account/profile');
    const ownClaim = member.page
      .locator('a[href^="/settlement-scheme/view/"]')
      .filter({ hasText: 'SID 00123' });
    await ownClaim.click();
    const amendments = member.page.locator('#amendments');
    await amendments.getByLabel('Your request').fill('My telephone number has changed.');
    await amendments.getByRole('button', { name: 'Propose a change to my claim' }).click();
    await amendments.getByLabel('Field to change').selectOption({ label: 'Phone' });
    await amendments.getByRole('button', { name: 'Change this field' }).click();
    await amendments.getByLabel('New value: Phone').fill('0499 888 777');
    await amendments.getByRole('button', { name: 'Check and submit' }).click();
    const forgotten = member.page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('mutation DiscardDraft')),
    );
    await amendments.getByRole('button', { name: /^Submit|^Send/ }).click();
    await amendments.getByText('0499 888 777').waitFor();
    await forgotten;
    const claimOfMember = new URL(member.page.url()).pathname;
    await member.context.close();

    const { page, context } = await personAt('Administrator', claimOfMember);
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Reason').fill('We need a letter.');
    await endSessionAtServer(portal, page);
    await comeBackToTab(page);
    await signInAgain(page, portal.signIn('Administrator'));
    await dialog.getByText('What you typed has been restored.').waitFor();
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('We need a letter.');

    // Another administrator decides before this one is back.
    await endSessionAtServer(portal, page);
    await comeBackToTab(page);
    await page.getByText('Your session has ended').waitFor();
    const other = await personAt('Administrator', claimOfMember);
    await other.page.getByRole('button', { name: 'Accept change' }).click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Accept change' }).click();
    await other.page.getByText('Proposed change, accepted').waitFor();
    await other.context.close();
    await signInAgain(page, portal.signIn('Administrator'));
    await page.getByText('This change was decided before your decision was sent').waitFor();
    expect(await page.getByLabel('What you typed').inputValue()).toBe('We need a letter.');
    await expectAccessible(page);
    await page.getByRole('link', { name: /go to your home page/ }).click();
    await page.getByText('Discard what you typed?').waitFor();
    await press(page, 'Keep typing');
    await press(page, 'Discard');
    await press(page, 'Discard');
    await page.getByLabel('What you typed').waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('a SID that is edited in place', () => {
  it.each([360, 1440])(
    'is not lost without a question, and kept when the session ends, at %d px',
    async (width) => {
      const { page, context } = await personAt('Administrator', claim, width);
      await press(page, 'Edit SID');
      const sid = page.getByLabel('New SID');
      await page.keyboard.press('Escape');
      await sid.waitFor({ state: 'detached' });
      await press(page, 'Edit SID');
      await sid.fill('77 9999');
      const question = page.getByText('Discard what you typed?');
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => press(page, 'Cancel'),
        () => page.getByRole('link', { name: /go to your home page/ }).click(),
      ]) {
        await leave();
        await question.waitFor();
        await expectAccessible(page);
        await until(async () => (await focused(page)) === 'Keep typing');
        await page.keyboard.press('Enter');
        await question.waitFor({ state: 'detached' });
        expect(await sid.inputValue()).toBe('77 9999');
        expect(await page.evaluate('document.activeElement.id')).toBe('claim-sid');
      }
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      expect((await asked).type()).toBe('beforeunload');
      await (await asked).dismiss();

      await endSessionAtServer(portal, page);
      await comeBackToTab(page);
      await page.getByText('Your session has ended').waitFor();
      expect(await page.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain('77 9999');
      await signInAgain(page, portal.signIn('Administrator'));
      await page.getByText('What you typed has been restored.').waitFor();
      expect(await sid.inputValue()).toBe('77 9999');
      await page.keyboard.press('Tab');
      await sid.press('Escape');
      await question.waitFor();
      await press(page, 'Discard');
      await sid.waitFor({ state: 'detached' });
      expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('Edit SID');
      await context.close();
    },
  );
});

it('a cell of the table of trades that is being edited is in the draft after the page was reloaded', async () => {
  const { page, context } = await personAt('Administrator', '/admin/create-submission');
  await page.getByRole('gridcell').nth(2).click();
  await page.keyboard.type('4714');
  await page.reload();
  await page.getByText(/^We saved what you typed on/).waitFor();
  await page.getByRole('gridcell', { name: /4,?714/ }).waitFor();
  await press(page, 'Start again');
  await press(page, 'Discard');
  await context.close();
});

it('a cell of the table of trades that is being edited is kept with the draft when the session ends', async () => {
  const { page, context } = await personAt('Administrator', '/admin/create-submission');
  const cell = page.getByRole('gridcell').nth(2);
  await cell.click();
  await page.keyboard.type('4713');
  await endSessionAtServer(portal, page);
  await comeBackToTab(page);
  await signInAgain(page, portal.signIn('Administrator'));
  await page.getByText('What you typed has been restored.').waitFor();
  await page.getByRole('gridcell', { name: /4,?713/ }).waitFor();
  await press(page, 'Start again');
  await press(page, 'Discard');
  await context.close();
});

describe('Start again', () => {
  it('can be undone after the page was left and reloaded', async () => {
    const { page, context, problems } = await personAt('Administrator', '/admin/create-submission');
    const name = page.getByLabel('First name');
    await name.fill('Zoë');
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    await page.reload();
    await press(page, 'Start again');
    await press(page, 'Discard');
    await page.getByText('Discarded: 1 answer.').waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/admin/submissions-new');
    await page.goBack();
    await page.getByText('Discarded: 1 answer.').waitFor();
    await page.reload();
    await page.getByText('Discarded: 1 answer.').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).not.toBe('Undo');
    await press(page, 'Undo');
    expect(await name.inputValue()).toBe('Zoë');
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    await page.reload();
    await name.waitFor();
    expect(await name.inputValue()).toBe('Zoë');
    expect(await page.getByText(/^Discarded/).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a removed proposed change can be brought back after the page was left', async () => {
    const { page, context, problems } = await personAt('Member', '/account/profile');
    const claim = page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' });
    await claim.click();
    const amendments = page.locator('#amendments');
    await amendments.getByRole('button', { name: 'Propose a change to my claim' }).click();
    await amendments.getByLabel('Field to change').selectOption({ label: 'Phone' });
    await amendments.getByRole('button', { name: 'Change this field' }).click();
    await amendments.getByLabel('New value: Phone').fill('0499 111 222');
    await amendments.getByRole('button', { name: 'Remove this proposal' }).click();
    await press(page, 'Discard');
    await amendments.getByText('Discarded from your proposed change: 1 answer.').waitFor();
    await page.goBack();
    await claim.click();
    await amendments.getByText('Discarded from your proposed change: 1 answer.').waitFor();
    await amendments.getByRole('button', { name: 'Undo' }).click();
    expect(await amendments.getByLabel('New value: Phone').inputValue()).toBe('0499 111 222');
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** Whether an element is completely visible in the window. */
const isInSight = async (page: Page, thing: Locator) => {
  const box = await thing.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
};

describe('the notice about unsaved input', () => {
  it.each([360, 1440])('is visible at every position in a long form, at %d px', async (width) => {
    const { page, context } = await personAt('Administrator', '/admin/create-submission', width);
    const first = page.getByLabel('First name');
    await first.waitFor();
    await context.setOffline(true);
    await first.fill(`Nowhere ${width}`);
    const notice = page.getByText(
      width === 360 ? 'Not saved yet' : /^Not saved yet: we cannot reach the server\./,
      {
        exact: width === 360,
      },
    );
    await notice.waitFor();
    for (const place of [
      first,
      page.getByLabel('Account name'),
      page.getByRole('button', { name: 'Submit' }),
    ]) {
      await place.scrollIntoViewIfNeeded();
      expect(await isInSight(page, notice)).toBe(true);
    }
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    await context.close();
  });
});

describe('the Trade Details dialog', () => {
  it.each(['/admin/create-submission', '/submission/create'])(
    'shows no errors when it is closed before it is complete, and asks first: %s (DRAFT-5)',
    async (path) => {
      const { page, context, problems } = await personAt('Administrator', path);
      await press(page, /^Add (Row|Trade)$/);
      const dialog = page.getByRole('dialog', { name: 'Trade Details' });
      await dialog.getByLabel('Quantity').fill('100');
      await page.keyboard.press('Escape');
      await dialog.getByText('Discard what you typed?').waitFor();
      expect(await dialog.getByText(/required/i).count()).toBe(0);
      await dialog.getByRole('button', { name: 'Keep typing' }).click();
      await dialog.getByRole('button', { name: 'Add Trade Details' }).click();
      await dialog
        .getByText(/required/i)
        .first()
        .waitFor();
      await dialog.getByLabel('Transaction Type').selectOption('BUY');
      await dialog.getByText(/^(Transaction )?Type.* required/).waitFor({ state: 'hidden' });
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});

describe('cells pasted into the table of trades that need a decision first', () => {
  it('are not lost without a question, and kept when the session ends', async () => {
    const { page, context } = await personAt('Administrator', '/admin/create-submission');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const cells = 'Date\tType\tUnits\tPrice\tValue\n31/12/2017\tBuy\t100\t9,125\t912,500';
    await page.evaluate((text) => navigator.clipboard.writeText(text), cells);
    await page.getByRole('rowheader', { name: 'New row' }).click();
    await page.keyboard.press('Control+V');
    const dialog = page.getByRole('dialog', { name: 'Paste or open a statement' });
    const question = dialog.getByText('Discard what you typed?');
    await dialog.getByText('1 row found.').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor();
    await dialog.getByRole('button', { name: 'Keep typing' }).click();
    await dialog.getByLabel('Numbers').selectOption({ label: '1.234,56' });
    await endSessionAtServer(portal, page);
    await comeBackToTab(page);
    await page.getByText('Your session has ended').waitFor();
    expect(await page.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain('912');
    await signInAgain(page, portal.signIn('Administrator'));
    await dialog.getByText('What you typed has been restored.').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor();
    await dialog.getByRole('button', { name: 'Keep typing' }).click();
    await dialog.getByRole('button', { name: 'Add 1 row' }).click();
    await page.getByRole('gridcell', { name: '912.50' }).waitFor();
    await press(page, 'Undo');
    await context.close();
  });
});
