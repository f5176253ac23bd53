import { setTimeout as sleep } from 'node:timers/promises';
import { CLIENT_DOCUMENTS } from '../server/src/graphql/generated/known-documents.js';
import { confirmAct } from './confirm-act.js';
import { clearsUpContradiction } from './distributions/clears-up-contradiction.js';
import { defectsInLargeText } from './distributions/in-large-text.js';
import { officePage } from './distributions/office-page.js';
import { paysByPain } from './distributions/pays-by-pain.js';
import { paysByRun } from './distributions/pays-by-run.js';
import { publishesIt, sharesWhatIsLeft } from './distributions/shares-what-is-left.js';
import type { Stage } from './distributions/stage.js';
import { takesBackReturned } from './distributions/takes-back-returned.js';
import { look, press } from './look.js';
import { Portal, signInByScreen } from './portal.js';
import { onDatabaseOf } from './portal-database.js';
import { anotherAdministrator, apiOf } from './three-administrators.js';

/** Two people declare the published run of the demo final, and every member answers where they live. */
const FINAL = `
  UPDATE assessment_runs SET state = 'FINAL', final_at = now(), finaliser_id = maker_id, second_finaliser_id = reviewer_id
  WHERE state = 'PUBLISHED';
  UPDATE submissions SET australian_citizen = 'YES' WHERE australian_citizen IS NULL`;
const LONGEST_DEMO_MS = 90_000;

let portal: Portal;
let stage: Stage;
beforeAll(async () => {
  portal = await Portal.open({ DEMO: 'true' });
});
afterAll(() => portal.close());

const FINAL_RUNS = CLIENT_DOCUMENTS.find((text) => text.startsWith('query FinalRuns'))!;

/** Once the demo has published its run. */
async function runIsFinal(): Promise<void> {
  const admin = await apiOf(portal, portal.signIn('Administrator'));
  const isPublished = async () => {
    const { assessmentRuns } = await admin.data<{ assessmentRuns: { state: string }[] }>(FINAL_RUNS);
    return assessmentRuns.some(({ state }) => state === 'PUBLISHED' || state === 'FINAL');
  };
  const end = Date.now() + LONGEST_DEMO_MS;
  while (!(await isPublished())) {
    if (Date.now() > end) throw new Error('The demo has published no run.');
    await sleep(250);
  }
  await onDatabaseOf(portal.dataDir, FINAL);
}

describe('a distribution, in a real browser', () => {
  it('needs a final assessment run (DIST-1)', async () => {
    const { page, context } = await officePage(
      portal,
      portal.signIn('Administrator'),
      '/admin/distributions/new',
    );
    await page.getByText('There is no final assessment run yet').waitFor();
    await look(page, 'distribution-no-run');
    await press(page, page.getByRole('link', { name: 'Distributions' }).first());
    await page.getByText('No distributions yet').waitFor();
    await look(page, 'distributions-empty');
    await context.close();
  });

  it('is entered while its waterfall is drawn, computed, read line by line and copied (DIST-7, DIST-8, DIST-9)', async () => {
    await runIsFinal();
    const { page, context, problems } = await officePage(
      portal,
      portal.signIn('Administrator'),
      '/admin/distributions',
    );
    await press(page, page.getByRole('link', { name: 'New distribution' }));
    await press(page, page.getByRole('button', { name: 'Save' }));
    await page.getByRole('link', { name: 'Give the distribution a name' }).waitFor();
    await page.getByLabel('Name').first().fill('First distribution');
    await page.getByLabel('Settlement sum').first().fill('100,000');
    await page.getByLabel('Interest').first().fill('1500.50');
    await press(page, page.getByRole('button', { name: 'Add a step' }));
    const step = page.getByRole('group', { name: 'Step 1' });
    await step.getByLabel('Name').fill('Costs of the proceeding');
    await step.getByLabel('Amount').fill('120,000');
    await page.getByText('The step ‘Costs of the proceeding’ takes more than is left').waitFor();
    await step.getByLabel('Amount').fill('20,000');
    await step.getByLabel('Order or invoice').fill('Order of 3 May 2019');
    await step.getByLabel('Cap of the order').fill('19,999.99');
    await step.getByLabel('Cap of the order').blur();
    await page.getByText('The step takes more than the order allows').first().waitFor();
    await step.getByLabel('Cap of the order').fill('21,000');
    await press(page, page.getByRole('button', { name: 'Add a step' }));
    const second = page.getByRole('group', { name: 'Step 2' });
    await second.getByLabel('Name').and(page.locator(':focus')).waitFor();
    await second.getByLabel('Name').fill('Funder');
    await second.getByLabel('Measured in').selectOption('% of what remains');
    await second.getByLabel('Percentage').fill('25');
    await second.getByLabel('Order or invoice').fill('Funding agreement');
    const shared = page.getByRole('row', { name: /To be shared/ });
    await shared.getByText('$61,125.37').first().waitFor();
    await look(page, 'distribution-form');

    await press(page, page.getByRole('button', { name: 'Save' }));
    await page.getByRole('heading', { name: /^Distribution \d+: First distribution$/ }).waitFor();
    await page.getByText('A draft: no payment has been computed yet').waitFor();
    await look(page, 'distribution-draft');
    await press(page, page.getByRole('button', { name: 'Compute' }));
    await page.getByText('Computed by two programs, which agree on every line').waitFor({ timeout: 60_000 });
    await look(page, 'distribution');

    await press(page, page.getByRole('link', { name: 'All lines' }));
    await page.getByText(/^\d+ lines, the largest payments first$/).waitFor();
    await look(page, 'distribution-lines');
    await page.goBack();
    await press(page, page.getByRole('button', { name: 'Make a copy' }));
    await page.getByRole('heading', { name: /First distribution \(copy of \d+\)$/ }).waitFor();
    await press(page, page.getByRole('link', { name: 'Edit' }));
    await page.getByRole('button', { name: 'Remove step 2' }).click();
    await page.getByLabel('Amount of the minimum').fill('100');
    await page.getByLabel('Residents without a number, in percent').fill('470');
    await press(page, page.getByRole('button', { name: 'Save' }));
    await page.getByRole('link', { name: /^Enter a percentage from 0 to 100/ }).waitFor();
    await page.getByLabel('Residents without a number, in percent').fill('32.5');
    await look(page, 'distribution-copy-form');
    await press(page, page.getByRole('button', { name: 'Save' }));
    await press(page, page.getByRole('button', { name: 'Compute' }));
    await page.getByText('Computed by two programs, which agree on every line').waitFor({ timeout: 60_000 });
    await page.getByRole('heading', { name: /^Compared with distribution \d+$/ }).waitFor();
    await page.getByRole('heading', { name: 'Who gains most' }).waitFor();
    const told = page.getByRole('region', { name: 'What would have to be reported to the court' });
    await told.getByText(/^Step ‘Funder’: Litigation funder|^Step ‘Funder’: Legal costs/).waitFor();
    const text = page.waitForEvent('download');
    await press(page, told.getByRole('button', { name: 'Save as a text file' }));
    expect((await text).suggestedFilename()).toMatch(/^distribution-\d+-compared-with-\d+\.txt$/);
    await look(page, 'distribution-compared');
    await page.getByText(/Residents without a number: 32\.5 % of the interest is withheld\./).waitFor();
    await press(page, page.getByRole('button', { name: 'Compare after tax' }));
    await page.getByRole('button', { name: 'Compare after tax', pressed: true }).waitFor();
    await look(page, 'distribution-compared-after-tax');
    await page.goto('/admin/distributions');
    await page
      .getByRole('row', { name: /copy of/ })
      .getByText('Computed')
      .waitFor();
    await look(page, 'distributions');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('tells a member of the tax before it is fixed, and the office of what it rests on (TAX-1, TAX-2, TAX-3, TAX-8)', async () => {
    await runIsFinal();
    const { page, context, problems } = await portal.visitor(360, 740);
    await signInByScreen(page, portal.signIn('Member'));
    const task = page.getByRole('link', { name: /^Tax will be withheld because no tax file number/ }).first();
    await task.waitFor();
    await look(page, 'home-tax');
    await press(page, task);
    const add = page.getByRole('link', { name: 'Add your tax file number' });
    await add.waitFor();
    await page.getByRole('heading', { name: 'Tax', exact: true }).waitFor();
    await look(page, 'claim-tax');
    const claim = new URL(page.url()).pathname;
    await press(page, add);
    await page.getByLabel('Tax file number').and(page.locator(':focus')).waitFor();
    expect(problems).toEqual([]);
    await context.close();

    const office = await officePage(portal, portal.signIn('Administrator'), claim);
    await office.page
      .getByText('Australian resident; no tax file number is given, and no ABN that passes its check')
      .waitFor();
    await press(office.page, office.page.getByRole('button', { name: 'Exemption from quoting a number' }));
    const dialog = office.page.getByRole('dialog', { name: 'Exemption from quoting a tax file number' });
    await dialog.getByLabel('The owner').selectOption('receives a pension or benefit');
    await dialog.getByLabel('Reason').fill('Letter of 3 May');
    await look(office.page, 'tax-exemption');
    await press(office.page, dialog.getByRole('button', { name: 'Save' }));
    await office.page.getByText(/exempt from quoting a tax file number: receives a pension/).waitFor();
    await look(office.page, 'claim-tax-office');
    expect(office.problems).toEqual([]);
    await office.context.close();
  });

  it('is frozen by its maker, approved by somebody else, published, and read by anybody (FREEZE-1, FREEZE-7, FREEZE-11, FREEZE-12)', async () => {
    await runIsFinal();
    const stranger = await portal.visitor(360, 740);
    await stranger.page.goto('/notice');
    await press(
      stranger.page,
      stranger.page.getByRole('link', { name: 'What was published of the distribution' }),
    );
    await stranger.page.getByText('Nothing has been published yet').waitFor();
    await look(stranger.page, 'published-nothing');

    const maker = portal.signIn('Administrator');
    const first = await officePage(portal, maker, '/admin/distributions');
    await press(first.page, first.page.getByRole('link', { name: /^\d+: First distribution$/ }));
    await press(first.page, first.page.getByRole('button', { name: 'Freeze' }));
    const question = first.page.getByRole('dialog', { name: /^Freeze distribution \d+\?$/ });
    await question.getByLabel('Publish the lines too, without names').check();
    await look(first.page, 'freeze');
    await press(first.page, question.getByRole('button', { name: 'Freeze' }));
    await first.page
      .getByText('You made this distribution. Another person must approve it.')
      .waitFor({ timeout: 60_000 });
    await look(first.page, 'frozen');
    const file = first.page.waitForEvent('download');
    await press(first.page, first.page.getByRole('button', { name: 'Download the frozen text' }));
    expect((await file).suggestedFilename()).toMatch(/^distribution-\d+\.jsonl$/);

    const approver = await anotherAdministrator(portal);
    stage = { portal, approver, sentFile: '' };
    const second = await officePage(portal, approver, new URL(first.page.url()).pathname);
    await press(second.page, second.page.getByRole('button', { name: 'Withdraw' }));
    await look(second.page, 'withdraw-distribution');
    await second.page.keyboard.press('Escape');
    await press(second.page, second.page.getByRole('button', { name: 'Approve' }));
    const approval = second.page.getByRole('dialog', { name: /^Approve distribution/ });
    await look(second.page, 'approve-distribution');
    await confirmAct(portal, second.page, approval, approver, 'approve distribution');
    await second.page.getByRole('heading', { name: 'Publication' }).waitFor();
    await second.context.close();

    await first.page.reload();
    await press(first.page, first.page.getByRole('button', { name: 'Publish' }));
    const publication = first.page.getByRole('dialog', { name: /^Publish distribution/ });
    await confirmAct(portal, first.page, publication, maker, 'publish distribution');
    await first.page.getByRole('link', { name: 'What everybody sees' }).waitFor();
    await look(first.page, 'distribution-published');
    const report = first.page.waitForEvent('download');
    await press(first.page, first.page.getByRole('button', { name: 'Download the tax report' }));
    expect((await report).suggestedFilename()).toMatch(/^tax-report-distribution-\d+-\d{4}-\d\d\.csv$/);
    expect(first.problems).toEqual([]);
    await first.context.close();

    await stranger.page.reload();
    await stranger.page.getByText(/^Published on \d\d-\w{3}-\d{4}$/).waitFor();
    await stranger.page
      .getByText('$61,125.37')
      .or(stranger.page.getByText('First distribution'))
      .first()
      .waitFor();
    await look(stranger.page, 'published');
    const link = stranger.page.getByRole('link', { name: 'All lines without names as a file (CSV)' });
    const lines = await stranger.page.request.get((await link.getAttribute('href'))!);
    expect(await lines.text()).toMatch(/^commitment,loss,principal,interest,state\n[\da-f]{64},/);
    expect(stranger.problems).toEqual([]);
    await stranger.context.close();
  });

  it('shows each member the payment, which is checked in the browser, kept, and checked by the file (LINE-2, LINE-3, LINE-4, VERIFY-6)', async () => {
    const { page, context, problems } = await portal.visitor(360, 740);
    await signInByScreen(page, portal.signIn('Member'));
    const claims = page.locator('main a[href^="/settlement-scheme/view/"]:not([href*="?"])');
    await claims.first().waitFor();
    const paths = await claims.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    let found: string | undefined;
    for (const path of paths) {
      await page.goto(`${path}/payment`);
      await page.getByText('Your payment', { exact: true }).or(page.getByText('Not Available')).waitFor();
      if ((await page.getByRole('button', { name: 'Check now' }).count()) === 1) found = path;
    }
    await page.goto(found!);
    await page.getByText(/^Payment: \$[\d,]+\.\d\d$/).waitFor();
    await press(page, page.getByRole('link', { name: 'How this payment comes about' }));
    await page.getByRole('heading', { name: 'Final Distribution Notice' }).waitFor();
    await look(page, 'payment');
    await press(page, page.getByRole('button', { name: 'Check now' }));
    await page.getByText('Everything holds').waitFor();
    await look(page, 'payment-checked');
    const download = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: 'Download line and proof' }));
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Payment .+, line with proof\.json$/);
    await press(page, page.getByRole('link', { name: 'the page for checks' }));
    await page.getByRole('heading', { name: 'Check a distribution' }).waitFor();
    const published = await Promise.all(
      ['Download the published result', 'Download the published lines'].map(async (name) => {
        const href = (await page.getByRole('link', { name }).getAttribute('href'))!;
        return { name, mimeType: 'text/plain', buffer: await (await page.request.get(href)).body() };
      }),
    );
    const chooser = page.getByLabel('Choose the files');
    await chooser.setInputFiles(await file.path());
    await page.getByText('Choose the published result too: this file is checked against it.').waitFor();
    await chooser.setInputFiles(published);
    await page.getByText('Everything that was checked holds.').waitFor();
    await page.getByText('Each payment is its loss’s share of the fund, to the cent.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is paid by a run: prepared, approved by somebody else, written, fetched and sent (PAY-1, PAY-2, PAY-5, PAY-6, PAY-9, PAY-10)', async () => {
    await paysByRun(stage);
  });

  it('is reported to the court: figures with their lists, two reports side by side, costs on the home (COURT-1, COURT-3, COURT-6, COURT-7)', async () => {
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { name: 'Costs against their caps' }).waitFor();
    await page.getByText('$20,000.00 of $21,000.00').waitFor();
    await look(page, 'admin-home-caps');
    await page.goto('/admin/payments');
    await press(page, page.getByRole('link', { name: 'Court reports' }));
    await page.getByText('No court reports yet').waitFor();
    await look(page, 'court-reports-empty');
    const make = async (members: string) => {
      await page.goto('/admin/court-reports');
      await press(page, page.getByRole('button', { name: 'Make a report' }));
      const form = page.getByRole('dialog', { name: 'Make a report' });
      await form.getByLabel('Group members notified').fill(members);
      return form;
    };
    const refused = await make('many');
    await press(page, refused.getByRole('button', { name: 'Make the report' }));
    await refused.getByText('Enter a whole number of people').first().waitFor();
    await look(page, 'court-report-form');
    for (const [nth, members] of ['12,000', ''].entries()) {
      const form = await make(members);
      await press(page, form.getByRole('button', { name: 'Make the report' }));
      await page.getByRole('heading', { name: `Report to the court ${nth + 1}` }).waitFor();
      await page.getByRole('heading', { name: 'Approvals' }).waitFor({ timeout: 60_000 });
    }
    await look(page, 'court-report');
    await page.getByLabel('Compare with').selectOption({ index: 1 });
    await page.getByRole('columnheader', { name: 'Difference' }).first().waitFor();
    await look(page, 'court-reports-compared');
    const pdf = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: 'PDF' }));
    expect((await pdf).suggestedFilename()).toBe('court-report-2.pdf');
    if (process.env['SCREENSHOTS'])
      await (await pdf).saveAs(`${process.env['SCREENSHOTS']}/court-report.pdf`);
    const csv = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: 'Annexure (CSV)' }));
    expect((await csv).suggestedFilename()).toBe('court-report-2.csv');
    await press(page, page.getByRole('link', { name: 'Acts of two people' }));
    await page.getByRole('cell', { name: 'Payment run approved' }).waitFor();
    await look(page, 'court-report-list');
    await page.goto('/admin/court-reports');
    await page.getByRole('link', { name: 'Report 2' }).waitFor();
    await look(page, 'court-reports');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leaves money that a later distribution shares, once two people declared payments unclaimed (UNCLAIMED-2, UNCLAIMED-4, SHARE-13)', async () => {
    await sharesWhatIsLeft(stage);
  });

  it('takes back what the bank returned, and pays it to the details that the member then gives (RETURN-1, RETURN-4, RETURN-5, RETURN-6)', async () => {
    await takesBackReturned(stage);
  });

  it('is contradicted by the bank once more, which another person clears up (RETURN-11)', async () => {
    await clearsUpContradiction(stage);
  });

  it('publishes the later distribution, which its member reads and checks beside the first (FREEZE-13, LINE-5)', async () => {
    await publishesIt(stage);
  });

  it('pays it by pain.001, from the preparation to the receipt of the bank (PAIN-12, PAY-8, PAY-10)', async () => {
    await paysByPain(stage);
  });

  it('is read on a phone with text of twice the size, with its payments and reports (UX-16)', async () => {
    expect(await defectsInLargeText(portal)).toEqual({});
  });

  it('names the step that a fund does not cover, and stays a draft (DIST-4, DIST-7)', async () => {
    await runIsFinal();
    const { page, context } = await officePage(
      portal,
      portal.signIn('Administrator'),
      '/admin/distributions/new',
    );
    await page.getByLabel('Name').first().fill('Too much');
    await page.getByLabel('Settlement sum').first().fill('10');
    await page.getByLabel('Interest').first().fill('0');
    await press(page, page.getByRole('button', { name: 'Add a step' }));
    const step = page.getByRole('group', { name: 'Step 1' });
    await step.getByLabel('Name').fill('Reserve');
    await step.getByLabel('Amount').fill('10.01');
    await step.getByLabel('Order or invoice').fill('Decision');
    await press(page, page.getByRole('button', { name: 'Save' }));
    await press(page, page.getByRole('button', { name: 'Compute' }));
    await page.getByText('This fund cannot be shared').waitFor({ timeout: 60_000 });
    await page
      .getByText(/The step ‘Reserve’ takes more than is left where it is taken from\. Steps/)
      .waitFor();
    await look(page, 'distribution-refused');
    await context.close();
  });
});
