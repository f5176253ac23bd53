import { writeFile } from 'node:fs/promises';
import { readPdf } from '../server/test/harness/read-pdf.js';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { look, press } from './look.js';
import { type Portal, type SignIn, signInByScreen } from './portal.js';
import { apiOf, known, trade } from './three-administrators.js';

/** A member who traded often. */
export const LONG_MEMBER: SignIn = {
  email: 'trading.member@holders.example',
  password: 'a password of a trader',
};

/** Sales of a first purchase, bit by bit: more parts than a bar has room for. */
const BITS = 100;
/** Further purchases; each sale of them takes from two, but the first. */
const LOTS = 150;
const PARTS = BITS + 2 * LOTS;

/** A claim whose assessment has 400 parts; the last of them is still held. */
export const LONG_CLAIM = {
  openingBalance: '0',
  tradeData: [
    trade('BUY', '2017-08-28', BITS * 20, '4'),
    ...times(BITS, (nth) => trade('SELL', weekday('2017-08-29', nth % 20), 20, price(nth))),
    ...times(LOTS, (nth) => trade('BUY', weekday('2017-10-02', nth % 99), 100, price(nth))),
    trade('SELL', '2018-09-03', 50, '3.1'),
    ...times(LOTS - 1, (nth) => trade('SELL', weekday('2018-09-04', nth % 49), 100, price(nth))),
  ],
};

function times<T>(count: number, make: (nth: number) => T): T[] {
  return Array.from({ length: count }, (_, nth) => make(nth));
}

/** No two trades of a day at one price, which would be reported as the same one. */
function price(nth: number): string {
  return `${3 + Math.floor((nth % 29) / 10)}.${(nth % 29) % 10}`;
}

/** The weekday that comes so many weekdays later. @param from a weekday */
function weekday(from: string, later: number): string {
  const day = new Date(`${from}T00:00:00Z`);
  for (let left = later; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 > 0) left--;
  }
  return day.toISOString().slice(0, 10);
}

/**
 * Opens the assessment of the long claim as its member does, draws and lists all of it by keyboard, checks it, and opens its
 * PDF.
 * @returns what the console of the browser complained about
 */
export async function readLongNotice(portal: Portal, claimPath: string): Promise<string[]> {
  const { page, context, problems } = await portal.visitor(360, 740);
  await signInByScreen(page, LONG_MEMBER);
  await page.waitForURL('**/account/profile');
  await page.goto(`${claimPath}/assessment`);
  const lines = page.getByRole('table', { name: 'How the loss comes about, line by line' });
  await lines.waitFor();
  const picture = page.locator('[data-chart]');
  // A bar has as many parts as fit it; the table has each of them.
  const bars = picture.locator('[data-lot]');
  expect(await bars.count()).toBe(8);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(6_500);
  expect(await bars.first().locator('[data-part]').count()).toBeLessThan(BITS);
  await look(page, 'notice-long');
  await press(page, page.getByRole('button', { name: 'Draw all' }));
  await page.getByRole('button', { name: 'Draw all' }).waitFor({ state: 'detached' });
  expect(await bars.count()).toBe(LOTS + 1);
  await press(page, page.getByRole('button', { name: `Show all ${PARTS} lines` }));
  expect(await lines.getByRole('row').count()).toBe(PARTS + 1);
  await look(page, 'notice-whole');
  // The other colours at both widths.
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
    await expectAccessible(page);
  }
  await press(page, page.getByRole('button', { name: 'Check now' }));
  await page.getByText('Everything is equal').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await picture.isVisible()).toBe(false);
  await context.close();

  const pdf = await readPdf(await noticeOf(portal, claimPath));
  expect(pdf).toMatchObject({ title: 'Assessment Notice, SID NOTICE-2', isTagged: true });
  const text = pdf.texts.join(' ').replace(/\s+/g, ' ');
  expect(text.match(/, (sold on|held at the close of) \d/g)).toHaveLength(PARTS);
  return problems;
}

/** The PDF by a link of its own, which works once; saved for review below the folder in `SCREENSHOTS`. */
async function noticeOf(portal: Portal, claimPath: string): Promise<Uint8Array> {
  const member = await apiOf(portal, LONG_MEMBER);
  const id = claimPath.split('/').at(-1);
  const { createDownloadTicket } = await member.data<{ createDownloadTicket: { url: string } }>(
    known('CreateDownloadTicket'),
    { kind: 'NOTICE_PDF', id },
  );
  const response = await fetch(portal.server.url + createDownloadTicket.url);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const folder = process.env['SCREENSHOTS'];
  if (folder) await writeFile(`${folder}/notice-long.pdf`, bytes);
  return bytes;
}
