import type { Page } from 'playwright-core';

/** The answers to the questions of a claim by the ids of their fields, for a person with this address. */
const answersOf = (sid: string, email: string): Record<string, string> => ({
  sid,
  'contactDetails.firstName': 'Joan',
  'contactDetails.lastName': `Quill ${sid}`,
  'contactDetails.email': email,
  'contactDetails.mobile': '03 9000 0000',
  'legalDetails.legalEntity': `${sid} Holdings`,
  'legalDetails.registeredOwner': `${sid} Holdings`,
  'legalDetails.tradingAccount': 'X0012345678',
  'bankDetails.bankName': 'Southern Bank',
  'bankDetails.bsb': '062-000',
  'bankDetails.accountName': `${sid} Holdings`,
  'bankDetails.accountNo': '12345678',
  'addressDetails.address': `1 ${sid} Lane`,
  'addressDetails.suburb': 'Perth',
  'addressDetails.state': 'WA',
  'addressDetails.postCode': '6000',
  'addressDetails.country': 'Australia',
  'tradeDetails.openingBalance': '500',
});

/** Cell by cell, as an operator types them. */
const TRADES = [
  ['b', '1/2/2018', '1000', '2.5', ''],
  ['b', '2/2/2018', '200', '2.6', ''],
  ['s', '5/3/2018', '300', '3', ''],
  ['b', '6/4/2018', '400', '2.8', ''],
  ['s', '7/5/2018', '100', '3.1', ''],
];

/** Fills in the form for somebody on the telephone: the call and every question, without trades. */
export async function fillInByPhone(page: Page, sid: string, email: string): Promise<void> {
  await page.goto('/admin/create-submission');
  await page.getByRole('link', { name: 'Filed by telephone' }).click();
  await page.getByLabel('Name of the caller').fill('Joan Quill');
  await page.getByLabel('The caller is').selectOption('MEMBER');
  await page.getByLabel('Name and postal address as on the register').check();
  await page.getByLabel('Last four digits of the HIN/SRN').check();
  await page.locator('[id="contactDetails.relationship"]').selectOption('DIRECTOR');
  await page.locator('[id="legalDetails.australianCitizen"]').selectOption('YES');
  await page.locator('[id="bankDetails.bankType"]').selectOption('LOCAL');
  for (const [id, text] of Object.entries(answersOf(sid, email)))
    await page.locator(`[id="${id}"]`).fill(text);
}

/** Enters the five trades into the table. */
export async function typeTrades(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Row' }).focus();
  await page.keyboard.press('Tab');
  for (const [row, cells] of TRADES.entries())
    for (const [column, cell] of cells.entries()) {
      await page.keyboard.type(cell);
      const isLast = row === TRADES.length - 1 && column === cells.length - 1;
      await page.keyboard.press(isLast ? 'Enter' : 'Tab');
    }
  await page.getByText(/5 trades · bought 1,600 · sold 400/).waitFor();
}

/** Reads the answers back, submits them, and waits for the claim's page. */
export async function submitByPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read the answers back' }).click();
  await page.getByRole('heading', { name: 'Read the answers back' }).waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/settlement-scheme/view/*');
}
