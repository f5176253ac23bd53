import type { Page } from 'playwright-core';
import { dayIn } from './fixed-day.js';
import { confirmByCode } from './people.js';
import { button, DESK, heading, type Stage, type Story } from './story.js';

const LONGEST_DEMO_MS = 180_000;

/** The page of runs, once the demo has published its first one. */
export async function openPublished(page: Page): Promise<void> {
  await page.goto('/admin/assessments');
  const published = page.getByRole('cell', { name: 'Published' });
  const end = Date.now() + LONGEST_DEMO_MS;
  await page.getByRole('table').waitFor({ timeout: LONGEST_DEMO_MS });
  while ((await published.count()) === 0) {
    if (Date.now() > end) throw new Error('The demo has published no run.');
    await page.waitForTimeout(1_000);
    await page.reload();
    await page.getByRole('table').waitFor();
  }
}

/** A dialog whose title begins with these words. */
export const dialog = (page: Page, words: RegExp) => page.getByRole('dialog', { name: words });

async function openRun(page: Page): Promise<void> {
  await page.goto('/admin/assessments');
  await page.getByRole('link', { name: 'Run 2', exact: true }).click();
  await heading(page, 'Assessment run 2').waitFor();
}

/** The claim 00124 in the office. */
export async function openClaim(page: Page, sid: string): Promise<void> {
  await page.goto(`/admin/submissions-new?search=${sid}`);
  const view = page.getByRole('link', { name: /^View/ }).first();
  const path = await view.getAttribute('href');
  await page.goto(path!);
  await heading(page, 'Part A Contact Details').waitFor();
}

/** From the rules to the publication of a run, and what is decided about claims (docs/assessment.md). */
export const ASSESSING: Story = {
  as: 'Administrator',
  ...DESK,
  pictures: [
    {
      file: 'admin-rules',
      height: 900,
      reach: async ({ page }) => {
        await openPublished(page);
        await page.goto('/admin/rules/1');
        await heading(page, 'Rules, version 1').waitFor();
        await page.getByRole('region', { name: 'Inflation of a share' }).waitFor();
      },
      top: (page) => heading(page, 'What these rules say'),
    },
    {
      file: 'admin-run-start',
      height: 700,
      reach: async ({ page }) => {
        await openPublished(page);
        await button(page, 'Start a run').click();
        await dialog(page, /^Start an assessment run/)
          .getByLabel('As they are now')
          .waitFor();
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-run',
      height: 1_060,
      reach: async ({ page }) => {
        await dialog(page, /^Start an assessment run/)
          .getByRole('button', { name: 'Start run' })
          .click();
        await heading(page, 'Totals').waitFor({ timeout: LONGEST_DEMO_MS });
        await page.getByText('You started this run. Another person must review it.').waitFor();
      },
    },
    {
      file: 'admin-run-claim',
      height: 660,
      reach: async ({ page }) => {
        await page.getByRole('link', { name: 'Assessed', exact: true }).click();
        await heading(page, 'Claims of run 2').waitFor();
        await page.locator('table a[href*="/claims/"]').first().click();
        await heading(page, 'How the loss comes about').waitFor();
      },
      top: (page) => heading(page, 'How the loss comes about'),
    },
    {
      file: 'admin-run-review',
      by: 'Reviewer',
      reach: async ({ page }) => {
        await openRun(page);
        await button(page, 'Confirm review').click();
        await dialog(page, /^Confirm review/)
          .getByRole('button', { name: 'Send code' })
          .waitFor();
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-run-publish',
      height: 760,
      reach: async (stage) => {
        await reviewAndApprove(stage);
        await openRun(stage.page);
        await button(stage.page, 'Publish').click();
        const publishing = dialog(stage.page, /^Publish/);
        await publishing.getByLabel('Last day for objections').fill(dayIn(60));
        await publishing.getByText(/^\d+ \w+ \d{4}$/).waitFor();
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-objection',
      height: 860,
      reach: async ({ page }) => {
        await page.goto('/admin/objections');
        await page.getByRole('link', { name: '00123', exact: true }).click();
        await heading(page, 'What the loss comes to').waitFor();
      },
    },
    {
      file: 'admin-objection-decide',
      height: 700,
      reach: async ({ page }) => {
        await button(page, 'Assign').click();
        await dialog(page, /^Assign the objection/)
          .getByRole('button', { name: 'Assign' })
          .click();
        await button(page, 'Decide').click();
        const decision = dialog(page, /^Decide the objection/);
        await decision.getByLabel('Upheld: the member is right').check();
        await decision.getByLabel('Reason').fill('The contract note shows the purchase of 1,000 shares.');
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-remove',
      height: 760,
      reach: async ({ page }) => {
        await openClaim(page, '00124');
        await button(page, 'Remove').click();
        const proposal = dialog(page, /^Remove claim 00124/);
        await proposal.getByLabel('Reason').fill('The share registry knows no holding of these shares.');
        await proposal.getByLabel(/^Last day for the member’s answer/).fill(dayIn(45));
        await proposal.getByText(/^\d+ \w+ \d{4}$/).waitFor();
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-remove-confirm',
      by: 'Approver',
      height: 700,
      reach: async ({ page, pageOf }) => {
        const first = await pageOf('Administrator');
        await button(first, 'Propose removal').click();
        await first.getByText('Another person must confirm it.').waitFor();
        await openClaim(page, '00124');
        await button(page, 'Confirm removal').waitFor();
      },
    },
    {
      file: 'admin-deadlines',
      height: 760,
      reach: async ({ page, portal, pageOf }) => {
        const second = await pageOf('Approver');
        await button(second, 'Confirm removal').click();
        const removal = dialog(second, /^Remove claim 00124/);
        await confirmByCode(portal, second, 'Approver', removal, 'remove the claim 00124');
        await page.goto('/admin/deadlines');
        await page.getByText('Whether the claim stays removed').first().waitFor();
      },
    },
  ],
};

async function reviewAndApprove({ portal, pageOf }: Stage): Promise<void> {
  const second = await pageOf('Reviewer');
  const review = dialog(second, /^Confirm review/);
  await confirmByCode(portal, second, 'Reviewer', review, 'confirm the review of assessment run');
  await second.getByText('Run 2 has been reviewed.').waitFor();
  const third = await pageOf('Approver');
  await openRun(third);
  await button(third, 'Approve').click();
  await confirmByCode(portal, third, 'Approver', dialog(third, /^Approve/), 'approve assessment run');
}
