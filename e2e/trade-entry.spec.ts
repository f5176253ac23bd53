import type { Page } from 'playwright-core';
import { aTradeInput } from '../server/test/harness/claims.js';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { fileClaimOfMember } from './file-claim.js';
import { Portal, signInByScreen } from './portal.js';
import { until, untilCount } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2017, 7, 24);

/** A broker's statement as a spreadsheet copies it to the clipboard, with other values in some cells. */
function statement(rows: number, odd: Record<number, [column: number, text: string]>): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const day = new Date(FIRST_DAY + index * DAY_MS)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .reverse()
      .join('/');
    const cells = [
      day,
      index % 4 === 3 ? 'S' : 'B',
      'CVE',
      `${1000 + index}`,
      '$2.00',
      `$${2000 + 2 * index}.00`,
    ];
    const [column, text] = odd[index + 1] ?? [];
    if (column !== undefined && text !== undefined) cells[column] = text;
    return cells.join('\t');
  });
  return ['Trade Date\tBuy/Sell\tCode\tUnits\tPrice\tConsideration', ...lines].join('\r\n');
}

/** Without what an earlier test typed: on a slow machine its draft was saved before its page closed. */
async function openNewClaim(page: Page): Promise<void> {
  await signInByScreen(page, portal.signIn('Administrator'));
  await page.waitForURL('**/admin');
  await page.goto('/admin/create-submission');
  await page.getByRole('grid').waitFor();
  const startAgain = page.getByRole('button', { name: 'Start again' });
  if (!(await startAgain.isVisible())) return;
  await startAgain.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await startAgain.waitFor({ state: 'detached' });
}

async function fillClaim(page: Page, sid: string): Promise<void> {
  const answers: Record<string, string> = {
    sid,
    'contactDetails.firstName': 'Peter',
    'contactDetails.lastName': 'Baxter',
    'contactDetails.email': 'peter@acme.example',
    'contactDetails.mobile': '0400000000',
    'legalDetails.legalEntity': 'Acme Pty Ltd',
    'legalDetails.registeredOwner': 'Acme Nominees',
    'bankDetails.bankName': 'Southern Bank',
    'bankDetails.accountName': 'Acme',
    'bankDetails.accountNo': '12345678',
    'addressDetails.address': '1 High St',
    'addressDetails.suburb': 'Perth',
    'addressDetails.state': 'WA',
    'addressDetails.postCode': '6000',
    'addressDetails.country': 'Australia',
    'tradeDetails.openingBalance': '500',
  };
  await page.locator('[id="contactDetails.relationship"]').selectOption('DIRECTOR');
  await page.locator('[id="legalDetails.australianCitizen"]').selectOption('YES');
  await page.locator('[id="bankDetails.bankType"]').selectOption('LOCAL');
  await page.locator('[id="bankDetails.bsb"]').fill('062-000');
  for (const [id, text] of Object.entries(answers)) await page.locator(`[id="${id}"]`).fill(text);
}

describe('trade entry, in a real browser', () => {
  it('accepts 400 rows of a broker from the clipboard, has the unreadable ones corrected and files 399 (TRADE-18)', async () => {
    const { page, context, problems } = await portal.visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openNewClaim(page);
    await fillClaim(page, '07770');

    const odd: Parameters<typeof statement>[1] = { 5: [0, '31/02/2018'], 9: [3, 'many'], 20: [5, '$1.00'] };
    await page.evaluate((text) => navigator.clipboard.writeText(text), statement(400, odd));
    await page.getByRole('rowheader', { name: 'New row' }).click();
    await page.keyboard.press('Control+V');
    await page.getByText('Row 5: 31/02/2018 is no date').waitFor();
    await page.getByText('Row 9: many is no whole number of shares above 0').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add 400 rows' }).click();
    await page.getByText('400 rows were added.').waitFor();
    await page.getByText('2 values need to be corrected').waitFor();
    await page.getByText('is not quantity × price (2,038.00)').waitFor();

    await page.getByRole('button', { name: '2 values to correct: go to the first' }).click();
    await page.keyboard.type('28/08/2017');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Row 9, Quantity:' }).click();
    await page.keyboard.type('1008');
    await page.keyboard.press('Enter');
    await page.getByText(/400 trades · bought/).waitFor();
    await untilCount(page.getByText('to be corrected'), 0);

    // The last rows are rendered once they are in view.
    await page.keyboard.press('Control+ArrowDown');
    await page.getByRole('button', { name: 'Delete row 400' }).click();
    await page.getByText('Row 400 was deleted.').waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/settlement-scheme/view/*');
    await page.getByText(/^399 transactions$/).waitFor();
    await page.getByRole('button', { name: 'Show 175 more' }).click();
    await untilCount(page.locator('#part-c table[aria-rowcount] tbody tr'), 200);
    await page.getByRole('button', { name: 'Show 199 more' }).waitFor();

    // The administrator deletes the newest trade, and exactly that one is removed.
    await page.getByRole('button', { name: 'Delete the purchase of 1,398 shares on 26-Sep-2018' }).click();
    await page.getByText('Delete the purchase of 1,398 shares on 26-Sep-2018 from SID 07770?').waitFor();
    await page.getByRole('button', { name: 'Delete this trade' }).click();
    await page.getByText(/^398 transactions$/).waitFor();
    await untilCount(page.getByText('26-Sep-2018'), 0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('takes the trades of a CommSec statement without a broken row, and says what it left out (TRADE-20)', async () => {
    const { page, context, problems } = await portal.visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openNewClaim(page);
    const commSec = [
      'Date,Reference,Details,Debit($),Credit($),Balance($)',
      '05/02/2018,C1,B 500 CVE @ 4.50,2269.95,,0.00',
      '06/02/2018,R2,Direct Transfer - Payee,,2269.95,0.00',
      '07/02/2018,C3,S 5 HRW @ 20.00,,80.05,0.00',
      '08/02/2018,C4,S 200 CVE @ 5.00,,980.05,0.00',
      '09/02/2018,C5,Interest,,1.05,0.00',
    ].join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), commSec);
    await page.getByRole('rowheader', { name: 'New row' }).click();
    await page.keyboard.press('Control+V');
    await page.getByText('Left out: 1 row of other shares (HRW 1)').waitFor();
    await page.getByText(/^Left out: 2 rows that are no trades/).waitFor();
    await page.getByText(/2 trades · bought 500 · sold 200/).waitFor();
    await untilCount(page.getByText(/to be corrected|to correct/), 0);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('accepts two trades by keyboard only, and refuses a statement without dates (TRADE-22, TRADE-32)', async () => {
    const { page, context, problems } = await portal.visitor();
    await openNewClaim(page);
    await page.locator('[id="tradeDetails.openingBalance"]').fill('50');
    await page.getByRole('group', { name: 'Trades' }).getByRole('button', { name: 'Undo' }).waitFor();
    await page.getByRole('button', { name: 'Add Row' }).focus();
    await page.keyboard.press('Tab');
    // Undo is disabled while there is nothing to undo, so the table is the next tab stop.
    for (const cell of ['b', '1/2/2018', '1,000', '2.5', '', 's', '02-Mar-18', 'many']) {
      await page.keyboard.type(cell);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    // Nothing is edited now: Tab leaves the table and comes back to the same cell.
    await page.keyboard.press('Tab');
    expect(await page.evaluate<boolean>('document.activeElement.closest("table") === null')).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.getByText('must be a whole number above 0').first().waitFor();
    // With an error in it; axe would take minutes for four hundred rows.
    await expectAccessible(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('300');
    await page.keyboard.press('Enter');
    await page.getByText(/2 trades · bought 1,000 · sold 300/).waitFor();
    const cells = await page.getByRole('grid').locator('tbody tr').nth(1).locator('td').allTextContents();
    expect(cells.slice(0, 6)).toEqual(['Sell', '02-Mar-2018', '300', '3.00', '900.00', '750']);
    await page.keyboard.press('Escape');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Add Row');
    await page.getByRole('button', { name: 'Paste or open a statement' }).click();
    await page.getByLabel('Or paste the cells here').fill('Buy,01/02/2018,100,2.50,250');
    await page.getByText('1 row found.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose another' }).click();
    await page.getByLabel('Or paste the cells here').fill('Text,One,Two,Three\na,1,2,3');
    await page.getByRole('alert').filter({ hasText: 'We do not know this statement' }).waitFor();
    expect(await page.getByRole('button', { name: 'Add rows' }).getAttribute('aria-disabled')).toBe('true');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose another' }).click();
    await page.getByLabel('Or paste the cells here').fill('Date,Units,Price\n01/02/2018,100,2.50');
    await page.getByLabel('All rows are').selectOption('BUY');
    await page.getByRole('button', { name: 'Add 1 row' }).waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([360, 1440])(
    'shows the closing balance at the newest of several trades of a day, at %d px (TRADE-19)',
    async (width) => {
      const { page, context, problems } = await portal.visitor(width);
      await signInByScreen(page, portal.signIn('Administrator'));
      await page.waitForURL('**/admin');
      const trades = [
        aTradeInput({ tradeDate: '2018-03-01', quantity: '40', pricePerShare: '1', totalAmount: '40' }),
        ...['100', '30', '7'].map((quantity, at) =>
          aTradeInput({
            transactionType: at === 1 ? 'SELL' : 'BUY',
            tradeDate: '2018-04-01',
            quantity,
            pricePerShare: '1',
            totalAmount: quantity,
          }),
        ),
      ];
      const claim = await fileClaimOfMember(portal, page, {
        sid: `ONEDAY${width}`,
        openingBalance: '1000',
        tradeData: trades,
      });
      await page.goto(`/settlement-scheme/edit/${claim}`);
      const part = page.locator('#part-c');
      await part.getByText(/4 trades · bought 147 · sold 30 · closing balance/).waitFor();
      if (width === 360) {
        await part.getByText(/closing balance 1,117$/).waitFor();
        const balances = await part.getByText(/^Balance /).allTextContents();
        expect(balances[0]).toBe('Balance 1,117');
        expect(balances.at(-1)).toBe('Balance 1,040');
      } else {
        const rows = part.getByRole('grid').locator('tbody tr');
        const balanceOf = async (row: number) => (await rows.nth(row).locator('td').allTextContents())[5];
        expect(await part.locator('tfoot td').first().textContent()).toBe('1,117');
        expect(await balanceOf(0)).toBe('1,117');
        expect(await balanceOf(3)).toBe('1,040');
      }
      await expectAccessible(page);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each([360, 1440])(
    'counts the opening balance that a member proposes in the closing balance, at %d px (AMEND-13)',
    async (width) => {
      const desk = await portal.visitor();
      await signInByScreen(desk.page, portal.signIn('Administrator'));
      await desk.page.waitForURL('**/admin');
      const trade = aTradeInput({ quantity: '40', pricePerShare: '1', totalAmount: '40' });
      const claim = await fileClaimOfMember(portal, desk.page, {
        sid: `OPENING${width}`,
        openingBalance: '1000',
        tradeData: [trade],
      });
      await desk.context.close();

      const { page, context, problems } = await portal.visitor(width);
      await signInByScreen(page, portal.signIn('Member'));
      await page.waitForURL('**/account/profile');
      await page.goto(`/settlement-scheme/view/${claim}`);
      const amendments = page.locator('#amendments');
      await amendments.getByRole('button', { name: 'Propose a change to my claim' }).click();
      const closing = () =>
        width === 360
          ? amendments.getByText(/closing balance [\d,]+$/).textContent()
          : amendments.locator('tfoot td').first().textContent();
      await amendments.getByText(/closing balance/).waitFor();
      expect(await closing()).toMatch(/1,040$/);
      await amendments.getByLabel('Field to change').selectOption({ label: 'Opening balance' });
      await amendments.getByRole('button', { name: 'Change this field' }).press('Enter');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('2500');
      await until(async () => /2,540$/.test((await closing()) ?? ''));
      await expectAccessible(page);
      await expectFits(page);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});

describe("the save bar of an administrator's form, in a real browser", () => {
  it.each([360, 1440])('never covers the focused field, at %d px (CLAIM-47)', async (width) => {
    const { page, context, problems } = await portal.visitor(width);
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/create-submission');
    const bar = page.locator('[data-save-bar]');
    await bar.waitFor();
    await page.locator('[id="sid"]').focus();
    const names: string[] = [];
    const focused = () =>
      page.evaluate<{ name: string; covered: number }>(
        `(() => {
          const focused = document.activeElement;
          const bar = document.querySelector('[data-save-bar]');
          if (bar.contains(focused)) return { name: '', covered: 0 };
          const covered = focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
          return { name: focused.id || focused.textContent, covered };
        })()`,
      );
    for (let { name } = await focused(); name !== '' && names.length < 45; { name } = await focused()) {
      names.push(name);
      // The page is scrolled in the frame after the focus has moved.
      await until(async () => (await focused()).covered <= 0);
      await page.keyboard.press('Tab');
    }
    expect(names).toEqual(expect.arrayContaining(['contactDetails.firstName', 'addressDetails.postCode']));
    // The end of the form was reached by Tab.
    expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('has inputs next to each other on one line, with hints about the member (CLAIM-48)', async () => {
    const { page, context } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/create-submission');
    await page.getByText('The text on the member’s bank statement.').waitFor();
    const topOf = async (id: string) => (await page.locator(`[id="${id}"]`).boundingBox())?.y;
    for (const [left, right] of [
      ['legalDetails.legalEntity', 'legalDetails.registeredOwner'],
      ['legalDetails.abnAcn', 'legalDetails.tradingAccount'],
      ['legalDetails.australianCitizen', 'legalDetails.taxNumber'],
      ['bankDetails.bankName', 'bankDetails.bankType'],
      ['addressDetails.address', 'addressDetails.suburb'],
    ] as const) {
      const top = await topOf(left);
      expect(top).toBeDefined();
      expect({ right, top: await topOf(right) }).toEqual({ right, top });
    }
    expect(await page.getByText(/on your/).count()).toBe(0);
    await context.close();
  });
});
