import { SCRIPT_DOCUMENTS } from '../server/src/graphql/generated/known-documents.js';
import type { BrowserContext, Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { look, press } from './look.js';
import { Portal, signInByScreen } from './portal.js';
import { untilCount } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

interface Visitor {
  page: Page;
  context: BrowserContext;
  problems: string[];
}

async function signedIn(label: 'Administrator' | 'Member', width = 1440, height = 900): Promise<Visitor> {
  const visitor = await portal.visitor(width, height);
  await signInByScreen(visitor.page, portal.signIn(label));
  await visitor.page.waitForURL(label === 'Member' ? '**/account/profile' : '**/admin');
  return visitor;
}

/** The path of a claim of the demo member, by its SID on the home page. */
async function ownClaim(page: Page, sid: string): Promise<string> {
  const link = page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: sid }).first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}

describe('the claim and its amendments, in a real browser', () => {
  it('a member proposes a change, an administrator accepts it, and the member sees the changed claim (AMEND-8)', async () => {
    const member = await signedIn('Member', 360, 740);
    const { page } = member;
    const claim = await ownClaim(page, 'SID 00123');
    await page.goto(claim);
    const amendments = page.locator('#amendments');
    await amendments.getByLabel('Your request').fill('I moved to another phone company.');
    await amendments.getByRole('button', { name: 'Propose a change to my claim' }).click();
    await amendments.getByLabel('Field to change').selectOption({ label: 'Phone' });
    await amendments.getByRole('button', { name: 'Change this field' }).click();
    await amendments.getByLabel('New value: Phone').fill('0499 888 777');
    await amendments.getByRole('button', { name: 'Add Row' }).click();
    const trade = page.getByRole('dialog');
    await trade.getByLabel('Transaction Type').selectOption('BUY');
    await trade.getByLabel('Trade Date').fill('2018-03-05');
    await trade.getByLabel('Quantity').fill('1234');
    await trade.getByLabel('Price per Share').fill('2.5');
    await trade.getByLabel('Total Amount Paid').fill('3085');
    await trade.getByRole('button', { name: 'Add Trade Details' }).click();
    await amendments.getByText('Transactions to remove').click();
    await amendments.getByRole('checkbox').first().check();
    await expectAccessible(page);
    await expectFits(page);
    await amendments.getByRole('button', { name: 'Check and submit' }).click();
    await amendments.getByRole('heading', { name: 'Check your request' }).waitFor();
    await amendments.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Amendment message saved.').waitFor();
    await amendments.getByText('Proposed change, not decided yet').waitFor();
    expect(await amendments.getByLabel('Your request').inputValue()).toBe('');
    await expectAccessible(page);

    const admin = await signedIn('Administrator');
    const desk = admin.page;
    await desk.getByRole('link', { name: /^Unanswered requests/ }).click();
    const row = desk.getByRole('row').filter({ hasText: 'I moved to another phone company.' });
    await row.getByText('Proposed change').waitFor();
    await expectAccessible(desk);
    await row.getByText('I moved to another phone company.').click();
    await desk.waitForURL(({ pathname, hash }) => pathname === claim && hash === '#amendments');
    await desk.getByRole('cell', { name: '0499 888 777' }).waitFor();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Accept change' }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByLabel('Note to the member (optional)').fill('Thank you for telling us.');
    await question.getByRole('button', { name: 'Accept change' }).click();
    await desk.getByText('The change has been accepted.').waitFor();
    await desk.locator('#part-a').getByText('0499 888 777').waitFor();
    await desk.locator('#part-c').getByRole('cell', { name: '05-Mar-2018' }).first().waitFor();

    await desk.getByRole('link', { name: 'History' }).click();
    const change = desk.getByRole('region').filter({ hasText: 'Change accepted' });
    await change.getByText('0499 888 777').waitFor();
    await change.getByText('1 transaction added').waitFor();
    await change.getByText('1 transaction removed').waitFor();
    await expectAccessible(desk);
    await desk
      .getByRole('link', { name: /View as it was/ })
      .last()
      .click();
    await desk.getByText(/This is the claim as it was on/).waitFor();
    expect(await desk.locator('#part-a').getByText('0499 888 777').count()).toBe(0);
    await expectAccessible(desk);

    await page.reload();
    await page.locator('#part-a').getByText('0499 888 777').waitFor();
    await amendments.getByText('Proposed change, accepted').waitFor();
    await amendments.getByText('Thank you for telling us.').first().waitFor();
    expect(member.problems).toEqual([]);
    expect(admin.problems).toEqual([]);
    await member.context.close();
    await admin.context.close();
  });

  it('a proposed account number is hidden until somebody asks for it, on a phone and by keyboard (AMEND-21)', async () => {
    const member = await signedIn('Member', 360, 740);
    const claim = await ownClaim(member.page, 'SID 00124');
    await member.page.goto(claim);
    const mine = member.page.locator('#amendments');
    await mine.getByLabel('Your request').fill('We closed the old account.');
    await press(member.page, mine.getByRole('button', { name: 'Propose a change to my claim' }));
    await mine.getByLabel('Field to change').selectOption({ label: 'Account number' });
    await press(member.page, mine.getByRole('button', { name: 'Change this field' }));
    await mine.getByLabel('New value: Account number').fill('900112233');
    await press(member.page, mine.getByRole('button', { name: 'Check and submit' }));
    await press(member.page, mine.getByRole('button', { name: 'Submit' }));
    const question = member.page.getByRole('dialog', { name: 'Confirm your new bank details' });
    await question.getByLabel('Password', { exact: true }).fill(portal.signIn('Member').password);
    await press(member.page, question.getByRole('button', { name: 'Confirm', exact: true }));
    await mine.getByText('Proposed change, not decided yet').waitFor();

    const office = await signedIn('Administrator', 360, 740);
    await office.page.goto(`${claim}#amendments`);
    for (const { page } of [member, office]) {
      const thread = page.locator('#amendments');
      await thread.getByText('Hidden, ends in 233').first().waitFor();
      await look(page, page === office.page ? 'proposal-hidden-office' : 'proposal-hidden-member');
      const show = thread.getByRole('button', { name: 'Show account number' }).last();
      await press(page, show);
      await thread.getByText('900112233').waitFor();
      const hide = thread.getByRole('button', { name: 'Hide account number' });
      expect(await hide.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await untilCount(thread.getByText('900112233'), 0);
    }
    expect([member.problems, office.problems]).toEqual([[], []]);
    await member.context.close();
    await office.context.close();
  });

  it('the longest values fit a phone and the table of a wide window', async () => {
    const admin = await signedIn('Administrator', 360, 740);
    const desk = admin.page;
    const claim = await desk.evaluate<string>(sendLongClaim);
    const pages = ['/admin/submissions-new', `/settlement-scheme/view/${claim}`];
    const part = desk.locator('#part-c');
    const listed = desk.getByRole('cell', { name: /L{64}/ });
    const drawn = part.getByRole('heading', { name: 'Part C RGM Trade Data' }).or(listed);
    for (const path of [...pages, `/settlement-scheme/edit/${claim}`]) {
      await desk.goto(path);
      await drawn.waitFor();
      await expectFits(desk);
    }
    await desk.setViewportSize({ width: 1440, height: 900 });
    for (const path of pages) {
      await desk.goto(path);
      await drawn.waitFor();
      await expectFits(desk);
    }
    const table = await part.getByRole('table').boundingBox();
    const card = await part.boundingBox();
    expect(table!.x + table!.width).toBeLessThan(card!.x + card!.width);
    expect(admin.problems).toEqual([]);
    await admin.context.close();

    const member = await signedIn('Member', 360, 740);
    await member.page.getByText(/L{64}/).waitFor();
    await expectFits(member.page);
    await member.page.goto(`/settlement-scheme/view/${claim}`);
    await member.page.locator('#part-c').getByText('Total is not quantity × price').waitFor();
    await expectFits(member.page);
    expect(member.problems).toEqual([]);
    await member.context.close();
  });

  it('an administrator corrects a SID, and when two do so at once the second one sees the conflict (CLAIM-41)', async () => {
    const first = await signedIn('Administrator');
    const second = await signedIn('Administrator');
    await first.page.goto('/admin/submissions-new');
    const links = first.page.getByRole('link', { name: /^View / });
    await links.first().waitFor();
    const claim = (await links.nth(2).getAttribute('href')) ?? '';
    const open = async (page: Page) => {
      await page.goto(claim);
      await page.getByRole('button', { name: 'Edit SID' }).click();
    };
    await open(first.page);
    await open(second.page);
    await first.page.getByLabel('New SID').fill('77 0001');
    await first.page.getByRole('button', { name: 'Confirm' }).click();
    await first.page.getByText('SID Updated').waitFor();
    await first.page.getByText('77 0001').first().waitFor();

    await second.page.getByLabel('New SID').fill('77 0002');
    await second.page.getByRole('button', { name: 'Confirm' }).click();
    await second.page.getByText('ERROR').waitFor();
    expect(await second.page.getByLabel('New SID').inputValue()).toBe('77 0002');
    await expectAccessible(second.page);
    // After seeing the conflict and the current SID, the second administrator may overwrite it.
    await second.page.getByRole('button', { name: 'Confirm' }).click();
    await second.page.getByText('SID Updated').waitFor();

    await first.page.goto((await takenClaim(first.page)) ?? '');
    await first.page.getByRole('button', { name: 'Edit SID' }).click();
    await first.page.getByLabel('New SID').fill('77 0002');
    await first.page.getByRole('button', { name: 'Confirm' }).click();
    await first.page.getByText('ERROR').waitFor();
    expect(first.problems).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  it('an administrator uploads a notice, and the member opens it from the claim (NOTICE-7, NOTICE-10)', async () => {
    const admin = await signedIn('Administrator');
    await admin.page.goto('/admin/notices');
    const files = ['00123.pdf', 'Notice of Mrs Margaret Fairweather-Longbottom 00123.pdf'].map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: smallPdf,
    }));
    await admin.page.getByLabel('Upload notices').setInputFiles(files);
    const chosen = admin.page.getByRole('table', { name: 'Chosen files' });
    await chosen.getByText('Ready', { exact: true }).waitFor();
    await chosen.getByText('Cannot be sent', { exact: true }).waitFor();
    for (const width of [360, 768, 1440]) {
      await admin.page.setViewportSize({ width, height: 900 });
      await expectFits(admin.page);
      await expectAccessible(admin.page);
    }
    await admin.page.getByRole('button', { name: 'Send 1 notice' }).click();
    await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Send 1 notice' }).click();
    await chosen.getByText('Saved', { exact: true }).waitFor();
    await admin.page.getByRole('button', { name: 'Clear these files' }).click();
    await admin.page.getByRole('cell', { name: '00123', exact: true }).waitFor();
    await expectAccessible(admin.page);

    const member = await signedIn('Member');
    await member.page.goto(await ownClaim(member.page, 'SID 00123'));
    const link = member.page.locator('#assessment-notice').getByRole('link');
    await link.waitFor();
    const answered = member.context.waitForEvent('response', (response) =>
      response.url().includes('/api/downloads/'),
    );
    await link.click();
    const answer = await answered;
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/pdf');

    await admin.page.getByRole('button', { name: 'Delete the notice for SID 00123' }).click();
    await admin.page.getByRole('button', { name: 'Delete notice' }).click();
    await admin.page.getByText('The notice for SID 00123 has been deleted.').waitFor();
    await member.page.reload();
    await member.page.locator('#assessment-notice').getByText('Not available yet.').waitFor();
    expect(admin.problems).toEqual([]);
    await admin.context.close();
    await member.context.close();
  });

  it("a claim of thousands of trades shows the newest at once, and keeps the reader's scroll position when all have loaded", async () => {
    const admin = await signedIn('Administrator');
    await admin.page.evaluate(sendManyTrades);
    await admin.context.close();
    // The behaviour of Safari, which has no scroll anchoring.
    await readWhileTradesArrive('none', 360);
    await readWhileTradesArrive('none', 1440);
    await readWhileTradesArrive('auto', 360);
  });
});

async function readWhileTradesArrive(anchoring: 'auto' | 'none', width: number) {
  const member = await signedIn('Member', width, 740);
  const { page } = member;
  const claim = await ownClaim(page, 'SID 00123');
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const asked: unknown[] = [];
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string;
      variables: { tradePage?: number };
    };
    if (operationName === 'SubmissionView') {
      asked.push(variables.tradePage);
      if (!variables.tradePage) await arrived;
    }
    await route.continue();
  });
  await page.goto(`${claim}#amendments`);
  await page.evaluate(`document.documentElement.style.overflowAnchor = '${anchoring}'`);
  const part = page.locator('#part-c');
  const rows = part.locator('table[aria-rowcount] tbody tr');
  await part.getByText('The other transactions are being loaded.').waitFor();
  await untilCount(rows, 25);
  const warning = part.getByText(/^The balance goes below zero on/);
  expect(await warning.count()).toBe(0);
  await expectAccessible(page);
  await expectFits(page);
  const place = () =>
    page.evaluate<number>("document.querySelector('#amendments').getBoundingClientRect().top");
  await page.getByLabel('Your request').focus();
  await page.evaluate("document.querySelector('#amendments').scrollIntoView()");
  const before = await place();
  arrive();
  await part.getByText(/^25 of 3,0\d\d transactions are shown/).waitFor();
  await part.getByText(/^3,0\d\d transactions$/).waitFor();
  await warning.waitFor();
  // A reader further down keeps the scroll position.
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  expect(asked).toEqual([1, undefined]);
  await part.getByRole('button', { name: 'Show 175 more transactions' }).press('Enter');
  await rows.nth(199).waitFor();
  const atFirstNew =
    "document.activeElement === document.querySelectorAll('#part-c table[aria-rowcount] tbody tr')[25]";
  expect(await page.evaluate(atFirstNew)).toBe(true);
  await part.getByRole('button', { name: /^Show 2,8\d\d more transactions$/ }).click();
  await part.getByText(/^All 3,0\d\d transactions are shown\.$/).waitFor();
  expect(member.problems).toEqual([]);
  await member.context.close();
}

/** Runs in the page: files a claim for the demo member with the longest possible values; returns its id. */
const sendLongClaim = `(async () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(7).slice(0, 240);
  const trade = { transactionType: 'BUY', tradeDate: '2018-09-19', quantity: '99999999999999',
    pricePerShare: '99999999.999999', totalAmount: '99999999999999.999999' };
  const values = {
    contactDetails: { firstName: long, lastName: long, company: long, position: long,
      email: 'member@prorata.example', mobile: '0400 000 000', relationship: 'INDIVIDUAL' },
    legalDetails: { legalEntity: long, registeredOwner: long, australianCitizen: 'YES' },
    bankDetails: { bankName: long, bankType: 'LOCAL', bsb: '012-345', accountName: long, accountNo: '12345' },
    addressDetails: { address: long, suburb: long, state: 'WA', postCode: '2000', country: 'Australia' },
    tradeDetails: { openingBalance: '99999999999999', tradeData: [trade] },
  };
  const answer = await fetch('/api/settlement-submission/admin-create', {
    method: 'POST',
    headers: { authorization: 'Bearer ' + localStorage.getItem('token'), 'content-type': 'application/json' },
    body: JSON.stringify({ sid: 'L'.repeat(64), values }),
  });
  return (await answer.json()).submissionId;
})()`;

/** Runs in the page: imports 3,000 trades of a claim, more sold than bought, and waits until they are applied. */
const sendManyTrades = `(async () => {
  const headers = { authorization: 'Bearer ' + localStorage.getItem('token') };
  const rows = Array.from({ length: 3_000 }, (_, at) => {
    const day = new Date(Date.UTC(2017, 8, 1) + (at % 400) * 86_400_000).toISOString().slice(0, 10);
    return ['00123', at % 3 ? 'SELL' : 'BUY', day, at + 1, '2', (at + 1) * 2].join();
  });
  const lines = ['sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount', ...rows];
  const body = new FormData();
  body.set('file', new File([lines.join('\\n')], 'many.csv', { type: 'text/csv' }));
  const sent = await fetch('/api/import/settlement-records/trade?mode=append', { method: 'POST', headers, body });
  const { importId } = await sent.json();
  const query = ${JSON.stringify(SCRIPT_DOCUMENTS[0])};
  for (;;) {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { id: importId } }),
    });
    const { status } = (await answer.json()).data.importRun;
    if (status === 'DONE') return;
    if (['REFUSED', 'FAILED', 'CANCELLED'].includes(status)) throw new Error('The import is ' + status);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
})()`;

/** The path of a claim other than the one whose SID was edited. */
async function takenClaim(page: Page): Promise<string | null> {
  await page.goto('/admin/submissions-new');
  const links = page.getByRole('link', { name: /^View / });
  await links.first().waitFor();
  return links.nth(5).getAttribute('href');
}

const smallPdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
    '',
  ].join('\n'),
);
