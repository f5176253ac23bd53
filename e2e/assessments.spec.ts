import type { Locator, Page } from 'playwright-core';
import { confirmAct } from './confirm-act.js';
import { look, press } from './look.js';
import { waitForMail } from './mailbox.js';
import { LONG_CLAIM, LONG_MEMBER, readLongNotice } from './long-notice.js';
import { Portal, type SignIn, signInByScreen } from './portal.js';
import { aClaimInput, aTradeInput } from '../server/test/harness/claims.js';
import { until } from './until.js';
import { rulesOnScreen } from './rules-on-screen.js';
import {
  anotherAdministrator,
  apiOf,
  fileClaim,
  register,
  threeAdministrators,
} from './three-administrators.js';

let portal: Portal;
let maker: SignIn;
let reviewer: SignIn;
let approver: SignIn;
/** The path of the member's assessment, from the mail about it. */
let notice: string;
/** The page of the member's claim. */
let claimPath: string;
let longPath: string;
beforeAll(async () => {
  portal = await Portal.open();
  [maker, reviewer, approver] = await threeAdministrators(portal);
  claimPath = await fileClaim(portal, maker, MEMBER);
  longPath = await fileClaim(portal, maker, LONG_MEMBER, 'NOTICE-2', LONG_CLAIM);
});
afterAll(() => portal.close());

/** A member whose claim is assessed. */
const MEMBER: SignIn = { email: 'assessed.member@holders.example', password: 'a password of a member' };

async function signedIn(person: SignIn) {
  const visitor = await portal.visitor();
  await signInByScreen(visitor.page, person);
  await visitor.page.waitForURL('**/admin');
  await visitor.page.goto('/admin/assessments');
  return visitor;
}

const confirm = (page: Page, dialog: Locator, person: SignIn, words: string) =>
  confirmAct(portal, page, dialog, person, words);

const openRun = async (page: Page) => {
  await press(page, page.getByRole('link', { name: 'Run 1', exact: true }));
  await page.getByRole('heading', { name: 'Assessment run 1' }).waitFor();
};

describe('an assessment run, in a real browser', () => {
  it('begins with rules that one person types and another approves (RULES-13, RULES-14)', async () => {
    expect(await rulesOnScreen(portal, maker)).toEqual([]);
  });

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
    await page.getByText('You started this run. Another person must review it.').waitFor();
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
    await second.page.getByText('You reviewed this run. Another person must approve it.').waitFor();
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
    await publication.getByLabel('Last day for objections').fill('2099-01-30');
    await confirm(first.page, publication, maker, 'publish assessment run');
    // Read at once: the mailbox keeps the newest mails only, and the whole demo is told.
    const mail = await waitForMail(portal, MEMBER.email, /has been assessed/);
    notice = /\/settlement-scheme\/view\/[\w-]+\/assessment/.exec(mail.text)![0];
    await first.page.getByText('Members may object until the end of 30-Jan-2099.').first().waitFor();
    await look(first.page, 'run-published');
    await first.page.goto('/admin/assessments');
    await first.page.getByRole('cell', { name: 'Published' }).waitFor();
    await look(first.page, 'list');
    for (const { problems } of [first, second, third]) expect(problems).toEqual([]);
    await first.context.close();
  });

  it('is read, checked and proven real by a member, from the mail on (NOTICE-12, NOTICE-13, NOTICE-16, NOTICE-17, NOTICE-18, NOTICE-19)', async () => {
    const { page, context, problems } = await portal.visitor(360, 740);
    await signInByScreen(page, MEMBER);
    await page.waitForURL('**/account/profile');
    await page.goto(notice);
    // 100 of the opening balance go first, then 500 at 0.85 - 0.30; 500 are held at 0.85.
    await page.getByRole('region', { name: 'Recognised loss' }).getByText('$700.00').waitFor();
    await page.getByText('$0.55 a share = $275.00').waitFor();
    await look(page, 'notice');
    const pdf = context.waitForEvent('response', (response) => response.url().includes('/api/downloads/'));
    await press(page, page.getByRole('button', { name: 'Notice as PDF' }));
    const { 'content-type': type, 'content-disposition': disposition } = (await pdf).headers();
    expect([type, disposition]).toEqual(['application/pdf', expect.stringContaining('NOTICE-1.pdf')]);
    for (const tab of context.pages().slice(1)) await tab.close();
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

  it('of 400 parts is drawn and listed as a whole, on a phone and a desktop, light and dark, and printed (NOTICE-13, NOTICE-14, NOTICE-19)', async () => {
    expect(await readLongNotice(portal, longPath)).toEqual([]);
  });

  it('is objected to by its member, looked at by an officer and decided, with the reason for the member (OBJECT-1, OBJECT-3, OBJECT-4, OBJECT-5, OBJECT-6)', async () => {
    const member = await portal.visitor(360, 740);
    await signInByScreen(member.page, MEMBER);
    await member.page.waitForURL('**/account/profile');
    await member.page.goto(notice);
    await member.page.getByText(/^You can object until the end of \d/).waitFor();
    await look(member.page, 'objecting');
    await press(member.page, member.page.getByRole('button', { name: 'Object to this assessment' }));
    const form = member.page.getByRole('dialog', { name: 'Object to this assessment' });
    await press(member.page, form.getByRole('button', { name: 'Send objection' }));
    await form.getByRole('link', { name: 'Say what is wrong, and why' }).waitFor();
    await look(member.page, 'object-empty');
    await form.getByLabel('What is wrong, and why?').fill('I bought 200 shares more.\nSee my statement.');
    await form.getByLabel('What should the loss be? (optional)').fill('870');
    await form.getByText('$870.00: $170.00 more than the assessment.').waitFor();
    await look(member.page, 'object');
    await press(member.page, form.getByRole('button', { name: 'Send objection' }));
    await member.page.getByText(/^We have received it\./).waitFor();
    await member.page
      .getByLabel('Upload supporting files')
      .setInputFiles({ name: 'statement.txt', mimeType: 'text/plain', buffer: Buffer.from('200 shares') });
    await member.page.getByRole('cell', { name: /^statement\.txt/ }).waitFor();
    await look(member.page, 'objection-sent');
    await waitForMail(portal, MEMBER.email, /We have received your objection/);

    const office = await signedIn(reviewer);
    await office.page.goto('/admin/objections');
    await office.page.getByText('Nobody yet').waitFor();
    await look(office.page, 'objections');
    await press(office.page, office.page.getByRole('link', { name: 'NOTICE-1' }));
    await office.page.getByText('Nothing was changed since the run').waitFor();
    await office.page.getByText('$170.00 more than the assessment').waitFor();
    await office.page.getByRole('cell', { name: /^statement\.txt/ }).waitFor();
    await press(office.page, office.page.getByRole('button', { name: 'Assign' }));
    const assignment = office.page.getByRole('dialog', { name: 'Assign the objection' });
    await look(office.page, 'objection-assign');
    await press(office.page, assignment.getByRole('button', { name: 'Assign' }));
    await look(office.page, 'objection-mine');
    await press(office.page, office.page.getByRole('button', { name: 'Decide', exact: true }));
    const decision = office.page.getByRole('dialog', { name: 'Decide the objection' });
    await decision.getByLabel('Upheld: the member is right').check();
    await decision.getByLabel('Reason').fill('The statement shows the 200 shares.');
    await look(office.page, 'objection-decide');
    await press(office.page, decision.getByRole('button', { name: 'Decide for good' }));
    await office.page.getByRole('link', { name: 'Amend the claim' }).waitFor();
    await look(office.page, 'objection-upheld');
    await office.page.goto('/admin/objections?state=UPHELD');
    await office.page.getByRole('link', { name: 'NOTICE-1' }).waitFor();

    await waitForMail(portal, MEMBER.email, /Your objection .* has been decided/);
    await member.page.goto(notice);
    await member.page.getByText('The statement shows the 200 shares.').waitFor();
    await look(member.page, 'objection-decided');
    for (const { problems } of [member, office]) expect(problems).toEqual([]);
    await member.context.close();
    await office.context.close();
  });
});

describe('a claim that is removed, in a real browser', () => {
  it('is proposed by keyboard, and confirmed by another person from the page of deadlines (DECIDE-8, DEADLINE-7)', async () => {
    const first = await signedIn(maker);
    await first.page.goto(claimPath);
    await press(first.page, first.page.getByRole('button', { name: 'Remove', exact: true }));
    const proposal = first.page.getByRole('dialog', { name: 'Remove claim NOTICE-1' });
    await proposal.getByLabel('Reason').fill('The share registry knows no holding of these shares.');
    await proposal.getByLabel('Last day for the member’s answer').fill('2099-01-31');
    await look(first.page, 'removal-proposed');
    await press(first.page, proposal.getByRole('button', { name: 'Propose removal' }));
    await first.page.getByText('Another person must confirm it.').waitFor();
    await look(first.page, 'removal-waiting');

    const checker = await anotherAdministrator(portal);
    const second = await signedIn(checker);
    await second.page.goto('/admin/deadlines');
    const waiting = second.page.getByRole('region', { name: 'Decisions that wait for a second person' });
    await look(second.page, 'deadlines-waiting');
    await press(second.page, waiting.getByRole('link', { name: 'Open claim NOTICE-1' }));
    await press(second.page, second.page.getByRole('button', { name: 'Confirm removal' }));
    const confirmation = second.page.getByRole('dialog', { name: 'Remove claim NOTICE-1' });
    await look(second.page, 'removal-confirm');
    await confirm(second.page, confirmation, checker, 'remove the claim NOTICE-1');
    await second.page.getByText('The member may answer until 02-Feb-2099.').waitFor();
    await look(second.page, 'removed-office');
    for (const { problems, context } of [first, second]) {
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it('tells its member why and until when, and gets more time by an extension (VIEW-24, NOTICE-21, DEADLINE-4, DEADLINE-7)', async () => {
    const { page, context, problems } = await signedIn(maker);
    await page.goto('/admin/deadlines');
    const row = page.getByRole('row').filter({ hasText: 'NOTICE-1' });
    await row.getByText('Whether the claim stays removed').waitFor();
    await look(page, 'deadlines');
    await press(page, row.getByRole('button', { name: /^Extend/ }));
    const dialog = page.getByRole('dialog', { name: 'Extend: Answer to a removal' });
    await dialog.getByLabel('New last day').fill('2099-01-15');
    await dialog.getByLabel('Reason').fill('The member was in hospital.');
    await press(page, dialog.getByRole('button', { name: 'Extend deadline' }));
    await dialog.getByRole('link', { name: 'Use a day after 02-Feb-2099' }).waitFor();
    await look(page, 'deadline-extend');
    await dialog.getByLabel('New last day').fill('2099-03-10');
    await press(page, dialog.getByRole('button', { name: 'Extend deadline' }));
    await row.getByText('extended from 02-Feb-2099').waitFor();
    await look(page, 'deadlines-extended');
    await page.goto(notice);
    await page.getByText('Its member may answer until 10-Mar-2099.').waitFor();
    await look(page, 'removed-notice-office');
    expect(problems).toEqual([]);
    await context.close();

    const mail = await waitForMail(portal, MEMBER.email, /more time/);
    expect(mail.text).toContain('10-Mar-2099');
    const member = await portal.visitor(360, 740);
    await signInByScreen(member.page, MEMBER);
    await member.page.waitForURL('**/account/profile');
    await member.page.goto(claimPath);
    await member.page.getByText('If you do have trades, tell us by 10-Mar-2099.').waitFor();
    await member.page
      .getByText(/^The share registry knows no holding of these shares\. It was removed/)
      .waitFor();
    await look(member.page, 'removed-member');
    await member.page.goto(notice);
    await member.page.getByText('If you do have trades, tell us by 10-Mar-2099.').waitFor();
    await member.page.getByText('The statement shows the 200 shares.').waitFor();
    expect(await member.page.locator('main').innerText()).not.toMatch(/700|assessed by/);
    await look(member.page, 'removed-notice');
    await press(member.page, member.page.getByRole('button', { name: 'I do have trades' }));
    const added = member.page.getByRole('group', { name: 'Transactions to add' });
    await until(() => added.evaluate((node) => node === document.activeElement));
    // A reload does not begin the answer again.
    expect(new URL(member.page.url()).hash).toBe('');
    await look(member.page, 'removed-member-answer');
    expect(member.problems).toEqual([]);
    await member.context.close();
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

it('a run says how many claims kept an earlier result, or computes all of them when it is asked to (RUN-13, RUN-14)', async () => {
  const { page, context, problems } = await signedIn(maker);
  const start = async (anew: boolean) => {
    await page.goto('/admin/assessments');
    await press(page, page.getByRole('button', { name: 'Start a run' }));
    const dialog = page.getByRole('dialog', { name: 'Start an assessment run' });
    const box = dialog.getByRole('checkbox', { name: 'Compute every claim anew' });
    await box.focus();
    if (anew) await page.keyboard.press('Space');
    expect(await box.isChecked()).toBe(anew);
    if (anew) await look(page, 'start-anew');
    await press(page, dialog.getByRole('button', { name: 'Start run' }));
    await page.getByRole('heading', { name: 'Totals' }).waitFor({ timeout: 60_000 });
  };
  // The test before may have changed claims.
  await start(false);
  await start(false);
  await page.getByText(/^([\d,]+) of \1 kept the result of an earlier run\.$/).waitFor();
  await look(page, 'run-kept');
  await start(true);
  await page.getByText('None kept an earlier result: every claim was computed.').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
