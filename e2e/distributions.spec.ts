import { setTimeout as sleep } from 'node:timers/promises';
import { CLIENT_DOCUMENTS } from '../server/src/graphql/generated/known-documents.js';
import { look, press } from './look.js';
import { Portal, signInByScreen } from './portal.js';
import { onDatabaseOf } from './portal-database.js';
import { apiOf } from './three-administrators.js';

/** Two people declare the published run of the demo final, and every member answers where they live. */
const FINAL = `
  UPDATE assessment_runs SET state = 'FINAL', final_at = now(), finaliser_id = maker_id, second_finaliser_id = reviewer_id
  WHERE state = 'PUBLISHED';
  UPDATE submissions SET australian_citizen = 'YES' WHERE australian_citizen IS NULL`;
const LONGEST_DEMO_MS = 90_000;

let portal: Portal;
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
    const { page, context } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/distributions/new');
    await page.getByText('There is no final assessment run yet').waitFor();
    await look(page, 'distribution-no-run');
    await press(page, page.getByRole('link', { name: 'Distributions' }).first());
    await page.getByText('No distributions yet').waitFor();
    await look(page, 'distributions-empty');
    await context.close();
  });

  it('is entered while its waterfall is drawn, computed, read line by line and copied (DIST-7, DIST-8)', async () => {
    await runIsFinal();
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/distributions');
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
    await look(page, 'distribution-copy-form');
    await press(page, page.getByRole('button', { name: 'Save' }));
    await press(page, page.getByRole('button', { name: 'Compute' }));
    await page.getByText('Computed by two programs, which agree on every line').waitFor({ timeout: 60_000 });
    await page.getByRole('heading', { name: /^Compared with distribution \d+$/ }).waitFor();
    await page.getByRole('heading', { name: 'Who gains most' }).waitFor();
    await look(page, 'distribution-compared');
    await page.goto('/admin/distributions');
    await page
      .getByRole('row', { name: /copy of/ })
      .getByText('Computed')
      .waitFor();
    await look(page, 'distributions');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('names the step that a fund does not cover, and stays a draft (DIST-4, DIST-7)', async () => {
    await runIsFinal();
    const { page, context } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/distributions/new');
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
