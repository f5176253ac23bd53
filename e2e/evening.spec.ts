import type { Locator, Page } from 'playwright-core';
import { png } from '../server/test/harness/documents.js';
import { ENLARGED } from './enlarged.js';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { linkIn, waitForMail } from './mailbox.js';
import { Portal } from './portal.js';
import { comeBackToTab, endSessionAtServer } from './session-end.js';
import { until, untilCount } from './until.js';

const WIDTH = 360;
const PERSON = { name: 'Noor Evening', email: 'noor@evening.example', password: 'an evening password' };
const TRADES = [
  ['BUY', '1/2/2018', '1000', '6.12', '01-Feb-2018'],
  ['BUY', '5/3/2018', '500', '6.00', '05-Mar-2018'],
  ['SELL', '2/7/2018', '300', '5.05', '02-Jul-2018'],
  ['BUY', '10/9/2018', '200', '4.10', '10-Sep-2018'],
  ['SELL', '12/10/2018', '400', '3.90', '12-Oct-2018'],
] as const;

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** A phone with a touch screen and text of twice the size. */
async function phone() {
  const { context: other } = await portal.visitor();
  const context = await other.browser()!.newContext({
    baseURL: portal.server.url,
    viewport: { width: WIDTH, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await other.close();
  const page = await context.newPage();
  await ENLARGED['the font size of the browser'](page, context);
  return { page, context };
}

const field = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true });

/** Types into fields as the keyboard of a phone does, after a tap on each. */
async function answer(within: Page | Locator, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await field(within, label).tap();
    await field(within, label).fill(text);
  }
}

const tap = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).tap();

/** Nothing is wider than the screen. A phone would otherwise show the page smaller. */
async function fits(page: Page): Promise<void> {
  await expectFits(page);
  expect(await page.evaluate('window.innerWidth')).toBe(WIDTH);
}

/** Saves a screenshot when a folder for it is set. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function goOn(page: Page): Promise<void> {
  const before = new URL(page.url()).search;
  await fits(page);
  await tap(page, 'Continue');
  await page.waitForURL(({ search }) => search !== before);
}

async function register(page: Page): Promise<void> {
  await page.goto('/register');
  await answer(page, {
    Name: PERSON.name,
    Email: PERSON.email,
    Password: PERSON.password,
    'Confirm Password': PERSON.password,
  });
  await fits(page);
  await tap(page, 'Register');
  await page.goto(linkIn(await waitForMail(portal, PERSON.email, /code=/)));
  await page.getByRole('heading', { name: 'Successfully Verified' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).tap();
  await answer(page, { Email: PERSON.email, Password: PERSON.password });
  await tap(page, 'Login');
  await page.waitForURL('**/account/profile');
}

/** Parts A and B, part by part. */
async function answerQuestions(page: Page): Promise<void> {
  await answer(page, {
    'First name': 'Noor',
    'Last name': 'Evening',
    Email: PERSON.email,
    Phone: '0400 000 000',
  });
  await field(page, 'Relationship to RGM').selectOption('INDIVIDUAL');
  await goOn(page);
  await answer(page, { 'Legal entity on the share register': 'Evening Holdings Pty Ltd' });
  await tap(page, 'Same as the legal entity');
  await field(page, 'Australian resident').selectOption('YES');
  await goOn(page);
  await answer(page, { 'Bank name': 'Southern Bank', 'Account name': 'N Evening' });
  await answer(page, { 'Account number': '12345678' });
  await field(page, 'Bank country').selectOption('LOCAL');
  await answer(page, { BSB: '062-000' });
  await goOn(page);
  await answer(page, { Address: '1 High St', 'Suburb/Town': 'Perth', State: 'WA', 'Post Code': '6000' });
  await answer(page, { Country: 'Australia' });
  await goOn(page);
}

const tradeDialog = (page: Page) => page.getByRole('dialog', { name: 'Trade Details' });

async function beginTrade(page: Page, [type, day, quantity]: (typeof TRADES)[number]): Promise<void> {
  await tap(page, 'Add Row');
  const dialog = tradeDialog(page);
  await field(dialog, 'Transaction Type').selectOption(type);
  await answer(dialog, { 'Trade Date': day, Quantity: quantity });
}

async function endTrade(page: Page, [, , , price]: (typeof TRADES)[number]): Promise<void> {
  const dialog = tradeDialog(page);
  await answer(dialog, { 'Price per Share': price });
  await fits(page);
  await tap(dialog, 'Add Trade Details');
  await dialog.waitFor({ state: 'detached' });
}

const draftSaved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
/** The cards of the trades in the form. */
const cards = (page: Page) => page.getByRole('button', { name: /^\d\. (Buy|Sell)/ });

it('one evening, by touch at 360 px with text of twice the size, a person registers and files a claim with five trades and an ID, offline for a while and signed out once: nothing is lost (UX-6, UX-16, DRAFT-4, DRAFT-6)', async () => {
  const { page, context } = await phone();
  await register(page);
  // The home of the demo scheme's members offers no new claim.
  await page.goto('/settlement-scheme/create');
  await field(page, 'First name').waitFor();
  await answerQuestions(page);
  await answer(page, { 'Opening balance': '500' });
  await draftSaved(page);

  // No dialog has been opened yet.
  await context.setOffline(true);
  for (const trade of TRADES.slice(0, 2)) {
    await beginTrade(page, trade);
    await endTrade(page, trade);
  }
  await page.getByText('Not saved yet', { exact: true }).first().waitFor();
  await untilCount(cards(page), 2);
  await expectAccessible(page);
  await picture(page, 'evening-offline');
  await context.setOffline(false);
  await draftSaved(page);

  await beginTrade(page, TRADES[2]);
  await endSessionAtServer(portal, page);
  await comeBackToTab(page);
  await page.getByText('Your session has ended').waitFor();
  await fits(page);
  await answer(page, { Email: PERSON.email, Password: PERSON.password });
  await tap(page, 'Login');
  const dialog = tradeDialog(page);
  await dialog.getByText('What you typed has been restored.').waitFor();
  expect(await field(dialog, 'Quantity').inputValue()).toBe('300');
  await endTrade(page, TRADES[2]);
  for (const trade of TRADES.slice(3)) {
    await beginTrade(page, trade);
    await endTrade(page, trade);
  }
  await untilCount(cards(page), 5);
  await fits(page);
  await tap(page, 'Check your answers');
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  await fits(page);
  await expectAccessible(page);
  await picture(page, 'evening-check');
  await tap(page, 'Submit');

  await page.getByRole('heading', { name: 'We have received your claim' }).waitFor();
  await fits(page);
  await picture(page, 'evening-receipt');
  await page.getByRole('link', { name: 'Upload your proof of identity' }).tap();
  const licence = { name: 'licence.png', mimeType: 'image/png', buffer: png() };
  await field(page, 'Upload proof of identity').setInputFiles(licence);
  await page.getByText('Attachment uploaded.').first().waitFor();

  // As it is at the server.
  await page.reload();
  await page.getByRole('heading', { name: 'We have received your claim' }).waitFor();
  await page.getByRole('button', { name: 'Preview: licence.png' }).waitFor();
  for (const text of ['0400 000 000', 'Evening Holdings Pty Ltd', 'Southern Bank', '062-000', '1 High St'])
    await page.getByText(text).first().waitFor();
  const rows = page.locator('#part-c table[aria-rowcount] tbody tr');
  await untilCount(rows, TRADES.length);
  const shown = (await rows.allTextContents()).reverse();
  for (const [at, [type, , quantity, price, day]] of TRADES.entries()) {
    expect(shown[at]).toMatch(new RegExp(type, 'i'));
    for (const text of [day, Number(quantity).toLocaleString('en'), price]) expect(shown[at]).toContain(text);
  }
  await until(async () =>
    (await page.locator('[id="tradeDetails.openingBalance"]').textContent())!.includes('500'),
  );
  await fits(page);
  await expectAccessible(page);
  await context.close();
});
