import type { Locator, Page } from 'playwright-core';
import { accessibleBothWays } from './expect-accessible.js';
import { codeIn, waitForMail } from './mailbox.js';
import { Portal, type SignIn, signInByScreen } from './portal.js';
import { aClaimInput, aTradeInput } from '../server/test/harness/claims.js';
import { apiOf, approvedRules, register, threeAdministrators } from './three-administrators.js';

let portal: Portal;
let maker: SignIn;
let reviewer: SignIn;
let approver: SignIn;
beforeAll(async () => {
  portal = await Portal.open();
  [maker, reviewer, approver] = await threeAdministrators(portal);
  await approvedRules(portal, maker, reviewer);
  await fileClaim();
});
afterAll(() => portal.close());

/** A member whose claim is assessed. */
const MEMBER: SignIn = { email: 'assessed.member@holders.example', password: 'a password of a member' };

/** Files the claim of the member: bought and sold in both bands of the rules, and still holding some. */
async function fileClaim(): Promise<void> {
  await register(portal, 'Ada Assessed', MEMBER);
  const claim = aClaimInput();
  const trade = (type: string, tradeDate: string, quantity: string, pricePerShare: string) => ({
    transactionType: type,
    tradeDate,
    quantity,
    pricePerShare,
    totalAmount: String(Number(quantity) * Number(pricePerShare)),
  });
  const { status } = await (
    await apiOf(portal, maker)
  ).post('/api/settlement-submission/admin-create', {
    ...claim,
    sid: 'NOTICE-1',
    contactDetails: { ...claim.contactDetails, email: MEMBER.email },
    tradeDetails: {
      openingBalance: '100',
      tradeData: [trade('BUY', '2018-02-01', '1000', '4.5'), trade('SELL', '2018-09-03', '600', '3.1')],
    },
  });
  expect(status).toBe(201);
}

/** Screenshots for review, saved below the folder in `SCREENSHOTS`. */
const picture = process.env['SCREENSHOTS'];
const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

/** No violation, and nothing to scroll sideways on a phone. */
async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of picture ? SIZES : []) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${picture}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  await accessibleBothWays(page);
}

async function signedIn(person: SignIn) {
  const visitor = await portal.visitor();
  await signInByScreen(visitor.page, person);
  await visitor.page.waitForURL('**/admin');
  await visitor.page.goto('/admin/assessments');
  return visitor;
}

/** Enters the code that is mailed for this act into its dialog, and confirms by Enter. */
async function confirm(page: Page, dialog: Locator, person: SignIn, words: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByText(`A code was sent to ${person.email}.`).waitFor();
  const mail = await waitForMail(portal, person.email, new RegExp(`Your code to ${words} \\d+`));
  await dialog.getByLabel('Code from the e-mail').fill(codeIn(mail));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** Presses a button or link by keyboard. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Enter');
}

const openRun = async (page: Page) => {
  await press(page, page.getByRole('link', { name: 'Run 1', exact: true }));
  await page.getByRole('heading', { name: 'Assessment run 1' }).waitFor();
};

describe('an assessment run, in a real browser', () => {
  it('is started by keyboard, computed, and its numbers lead to claims and how they came about (RUN-9)', async () => {
    const { page, context, problems } = await signedIn(maker);
    await page.getByText('No assessment runs yet').waitFor();
    await look(page, 'list-empty');
    await press(page, page.getByRole('button', { name: 'Start a run' }));
    const dialog = page.getByRole('dialog', { name: 'Start an assessment run' });
    await dialog.getByLabel('As they were at an earlier time').check();
    await dialog.getByLabel('Day').fill('2099-01-01');
    await press(page, dialog.getByRole('button', { name: 'Start run' }));
    await dialog.getByRole('link', { name: 'Use a time in the past' }).waitFor();
    await look(page, 'start');
    await dialog.getByLabel('As they are now').check();
    await press(page, dialog.getByRole('button', { name: 'Start run' }));
    await page.getByRole('heading', { name: 'Totals' }).waitFor({ timeout: 60_000 });
    await page.getByText('You started this run. Somebody else has to review it.').waitFor();
    expect(await page.getByRole('button', { name: 'Confirm review' }).count()).toBe(0);
    await look(page, 'run-agreed');

    await press(page, page.getByRole('link', { name: 'Assessed', exact: true }));
    await page.getByRole('heading', { name: 'Claims of run 1' }).waitFor();
    await page.getByRole('button', { name: 'Assessed', pressed: true }).waitFor();
    await look(page, 'claims');
    await press(page, page.locator('table a[href*="/claims/"]').first());
    await page.getByRole('heading', { name: /^SID \S+ in run 1$/ }).waitFor();
    await page.getByRole('heading', { name: 'How the loss comes about' }).waitFor();
    await look(page, 'claim');
    await page.goto('/admin/assessments/0198a000-0000-7000-8000-000000000000');
    await page.getByText('We could not find this assessment run.').waitFor();
    await look(page, 'absent');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is reviewed, approved and published by different people, each with a mailed code (RUN-10, ACT-1)', async () => {
    const second = await signedIn(reviewer);
    await openRun(second.page);
    await press(second.page, second.page.getByRole('button', { name: 'Confirm review' }));
    const review = second.page.getByRole('dialog', { name: 'Confirm review: run 1' });
    await look(second.page, 'review');
    await confirm(second.page, review, reviewer, 'confirm the review of assessment run');
    await second.page.getByText('Run 1 has been reviewed.').waitFor();
    await second.page.getByText('You reviewed this run. Somebody else has to approve it.').waitFor();
    await second.context.close();

    const third = await signedIn(approver);
    await openRun(third.page);
    await press(third.page, third.page.getByRole('button', { name: 'Approve' }));
    const approval = third.page.getByRole('dialog', { name: 'Approve: run 1' });
    await confirm(third.page, approval, approver, 'approve assessment run');
    await third.page.getByText('Only the person who started this run publishes it.').waitFor();
    await third.context.close();

    const first = await signedIn(maker);
    await openRun(first.page);
    await press(first.page, first.page.getByRole('button', { name: 'Publish' }));
    const publication = first.page.getByRole('dialog', { name: 'Publish: run 1' });
    await publication.getByLabel('Last day for objections').fill('2020-01-31');
    await look(first.page, 'publish');
    await publication.getByLabel('Last day for objections').fill('2099-01-31');
    await confirm(first.page, publication, maker, 'publish assessment run');
    await first.page.getByText('Members may object until the end of 2099-01-31.').first().waitFor();
    await look(first.page, 'run-published');
    await first.page.goto('/admin/assessments');
    await first.page.getByRole('cell', { name: 'Published' }).waitFor();
    await look(first.page, 'list');
    for (const { problems } of [first, second, third]) expect(problems).toEqual([]);
    await first.context.close();
  });

  it('is read, checked and proven real by a member, from the mail on (NOTICE-12, NOTICE-13, NOTICE-16, NOTICE-17, NOTICE-18)', async () => {
    const mail = await waitForMail(portal, MEMBER.email, /has been assessed/);
    const { page, context, problems } = await portal.visitor(360, 740);
    await signInByScreen(page, MEMBER);
    await page.waitForURL('**/account/profile');
    await page.goto(/\/settlement-scheme\/view\/[\w-]+\/assessment/.exec(mail.text)![0]);
    // 100 of the opening balance go first, then 500 at 0.85 - 0.30; 500 are held at 0.85.
    await page.getByRole('region', { name: 'Recognised loss' }).getByText('$700.00').waitFor();
    await page.getByText('$0.55 a share = $275.00').waitFor();
    await look(page, 'notice');
    await press(page, page.getByRole('button', { name: 'Check now' }));
    await page.getByText('Everything is equal').waitFor();
    await look(page, 'notice-checked');
    const code = (await page.locator('a[href^="/notice/"]').textContent())!;
    await press(page, page.getByRole('link', { name: 'SID NOTICE-1' }));
    await page.getByRole('link', { name: 'Assessment Notice', exact: true }).last().waitFor();
    expect(problems).toEqual([]);
    await context.close();

    const stranger = await portal.visitor(360, 740);
    await stranger.page.goto('/notice');
    await stranger.page.getByLabel('Code of the notice').fill(code.toLowerCase());
    await stranger.page.keyboard.press('Enter');
    await stranger.page.getByText('This notice is real').waitFor();
    await look(stranger.page, 'notice-real');
    expect(await stranger.page.locator('main').innerText()).not.toMatch(/NOTICE-1|700|Ada/);
    expect(stranger.problems).toEqual([]);
    await stranger.context.close();
  });
});

describe('the closing balance of a claim, in a real browser', () => {
  const HOLDER: SignIn = { email: 'closing.holder@holders.example', password: 'a password of a holder' };

  it('is asked for below the trades, answered by keyboard, asked again when they change, and shown (TRADE-29, TRADE-30, LEDGER-9)', async () => {
    await register(portal, 'Clara Closing-Holder', HOLDER);
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, HOLDER);
    await page.waitForURL('**/account/profile');
    await page.goto('/settlement-scheme/create');
    const opening = page.locator('[id="tradeDetails.openingBalance"]');
    await opening.fill('200');
    await page.getByRole('button', { name: 'Add Row' }).focus();
    await page.keyboard.press('Tab');
    for (const cell of ['b', '1/2/2018', '150', '4.5']) {
      await page.keyboard.type(cell);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    const asked = (shares: string) =>
      page.getByText(`So you held ${shares} shares at the close of 12-Nov-2018. Is that right? (optional)`);
    await asked('350').waitFor();
    const yes = page.getByRole('radio', { name: 'Yes', exact: true });
    await yes.focus();
    await page.keyboard.press('Space');
    expect(await yes.isChecked()).toBe(true);
    await look(page, 'closing-yes');
    await page.setViewportSize({ width: 1440, height: 900 });

    await opening.fill('250');
    await asked('400').waitFor();
    await page.getByText('The number has changed since you answered, so please answer again.').waitFor();
    expect(await yes.isChecked()).toBe(false);
    await yes.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,400');
    await page.getByText(/^The trades above leave 400\. Please add the trade that is missing/).waitFor();
    await look(page, 'closing-no');

    const { body } = await (
      await apiOf(portal, HOLDER)
    ).post<{ submissionId: string }>(
      '/api/settlement-submission/create',
      aClaimInput({
        tradeDetails: {
          openingBalance: '200',
          closingBalance: '400',
          tradeData: [aTradeInput({ tradeDate: '2018-02-01', quantity: '150', totalAmount: '675' })],
        },
      }),
    );
    await page.goto(`/settlement-scheme/view/${body.submissionId}`);
    await page.getByText('The closing balance differs: 400 stated, 350 by the transactions').waitFor();
    await look(page, 'closing-view');
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('the list of submissions is filtered by what the checks of the run found, in a real browser (LIST-25)', async () => {
  const { page, context, problems } = await signedIn(maker);
  await page.goto('/admin/submissions-new');
  await press(page, page.getByRole('button', { name: 'Filter' }));
  const select = page.getByLabel('Found by the checks of the newest run');
  const option = (await select.locator('option').nth(1).textContent())!;
  const [, words, count] = /^(.+) \(([\d,]+)\+?\)$/.exec(option)!;
  await select.selectOption({ label: option });
  await page.getByRole('button', { name: `Finding: ${words}` }).waitFor();
  await page.waitForURL(/finding=[A-Z_]+$/);
  await page.getByText(new RegExp(`^${count} (?:submission|claim)`)).waitFor();
  await look(page, 'filter-findings');
  expect(problems).toEqual([]);
  await context.close();
});
