import type { Page } from 'playwright-core';
import { onDatabaseOf } from '../portal-database.js';
import { dialog, openClaim, openPublished } from './assessing.js';
import { pathOfClaim } from './members-assessment.js';
import { confirmByCode } from './people.js';
import { button, DESK, heading, PHONE, type Stage, type Story } from './story.js';

const COMPUTED = 'Computed by two programs, which agree on every line';
const LONGEST_MS = 180_000;

/** Two people declare the published run final, once the objection is decided; every member answers where they live. */
const FINAL = `
  SET session_replication_role = replica;
  DELETE FROM objections;
  SET session_replication_role = origin;
  UPDATE assessment_runs SET state = 'FINAL', final_at = now(), finaliser_id = maker_id, second_finaliser_id = reviewer_id
  WHERE state = 'PUBLISHED';
  UPDATE submissions SET australian_citizen = 'YES' WHERE australian_citizen IS NULL`;

/** A member is told of the tax before the payment is fixed (docs/guides/member.md). */
export const MEMBERS_TAX: Story = {
  as: 'Member',
  ...PHONE,
  pictures: [
    {
      file: 'member-tax',
      reach: async ({ page, portal, pageOf }) => {
        await openPublished(await pageOf('Administrator'));
        await onDatabaseOf(portal.dataDir, FINAL);
        await page.goto(await pathOfClaim(page, '00124'));
        await page.getByRole('link', { name: 'Add your tax file number' }).waitFor();
        await heading(page, 'Tax').waitFor();
      },
      top: (page) => page.getByText(/no tax file number was given/).first(),
      above: 24,
    },
  ],
};

async function fillFund(page: Page): Promise<void> {
  await page.goto('/admin/distributions/new');
  await page.getByLabel('Name').first().fill('First distribution');
  await page.getByLabel('Settlement sum').first().fill('1,000,000');
  await page.getByLabel('Interest').first().fill('15,000.50');
  await button(page, 'Add a step').click();
  const first = page.getByRole('group', { name: 'Step 1' });
  await first.getByLabel('Name').fill('Costs of the proceeding');
  await first.getByLabel('Amount').fill('180,000');
  await first.getByLabel('Order or invoice').fill('Order of 19 June 2024');
  await first.getByLabel('Cap of the order').fill('200,000');
  await button(page, 'Add a step').click();
  const second = page.getByRole('group', { name: 'Step 2' });
  await second.getByLabel('Name').fill('Funder');
  await second.getByLabel('What it is for').selectOption('Litigation funder');
  await second.getByLabel('Measured in').selectOption('% of what remains');
  await second.getByLabel('Percentage').fill('25');
  await second.getByLabel('Order or invoice').fill('Funding agreement');
  await page.getByRole('row', { name: /To be shared/ }).waitFor();
}

async function compute(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await button(page, 'Compute').click();
  await page.getByText(COMPUTED).waitFor({ timeout: LONGEST_MS });
}

async function approveAndPublish({ page, portal, pageOf }: Stage): Promise<void> {
  const second = await pageOf('Approver');
  await confirmByCode(
    portal,
    second,
    'Approver',
    dialog(second, /^Approve distribution/),
    'approve distribution',
  );
  await heading(second, 'Publication').waitFor();
  await page.reload();
  await button(page, 'Publish').click();
  const publication = dialog(page, /^Publish distribution/);
  await confirmByCode(portal, page, 'Administrator', publication, 'publish distribution');
  await page.getByRole('link', { name: 'What everybody sees' }).waitFor();
}

/** From the fund to what is published (docs/guides/administrator.md). */
export const SHARING: Story = {
  as: 'Administrator',
  ...DESK,
  pictures: [
    {
      file: 'admin-exemption',
      reach: async ({ page }) => {
        await openClaim(page, '00124');
        await button(page, 'Exemption from quoting a number').click();
        const exemption = dialog(page, /^Exemption from quoting/);
        await exemption.getByLabel('The owner').selectOption('receives a pension or benefit');
        await exemption.getByLabel('Reason').fill('Letter of Services Australia of 3 May 2025');
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-fund',
      height: 900,
      reach: ({ page }) => fillFund(page),
      top: (page) => page.getByRole('group', { name: 'Step 2' }),
    },
    {
      file: 'admin-distribution',
      height: 790,
      reach: ({ page }) => compute(page),
    },
    {
      file: 'admin-what-if',
      height: 900,
      reach: async ({ page }) => {
        await button(page, 'Make a copy').click();
        await page.getByRole('heading', { name: /First distribution \(copy of \d+\)$/ }).waitFor();
        await page.getByRole('link', { name: 'Edit' }).click();
        await button(page, 'Remove step 2').click();
        await page.getByLabel('Amount of the minimum').fill('100');
        await compute(page);
        await heading(page, 'Who gains most').waitFor();
      },
      top: (page) => page.getByRole('heading', { name: /^Compared with distribution \d+$/ }),
    },
    {
      file: 'admin-freeze',
      reach: async ({ page }) => {
        await page.goto('/admin/distributions');
        await page.getByRole('link', { name: /^\d+: First distribution$/ }).click();
        await button(page, 'Freeze').click();
        await dialog(page, /^Freeze distribution/)
          .getByLabel('Publish the lines too, without names')
          .check();
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-approve-distribution',
      by: 'Approver',
      reach: async ({ page, pageOf }) => {
        const first = await pageOf('Administrator');
        await dialog(first, /^Freeze distribution/)
          .getByRole('button', { name: 'Freeze' })
          .click();
        await first
          .getByText('You made this distribution. Another person must approve it.')
          .waitFor({ timeout: LONGEST_MS });
        await page.goto(new URL(first.url()).pathname);
        await button(page, 'Approve').click();
        await dialog(page, /^Approve distribution/).waitFor();
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-distribution-published',
      height: 760,
      reach: approveAndPublish,
    },
    {
      file: 'admin-tax',
      reach: ({ page }) => button(page, 'Download the tax report').waitFor(),
      top: (page) => heading(page, 'Tax withheld'),
    },
  ],
};

/** A member reads and checks the payment (docs/guides/member.md). */
export const MEMBERS_PAYMENT: Story = {
  as: 'Member',
  ...PHONE,
  pictures: [
    {
      file: 'member-payment',
      reach: async ({ page }) => {
        await page.goto(`${await pathOfClaim(page, '00123')}/payment`);
        await button(page, 'Check now').waitFor();
      },
    },
    {
      file: 'member-payment-check',
      reach: async ({ page }) => {
        await button(page, 'Check now').click();
        await page.getByText('Everything holds').waitFor();
      },
      top: (page) => heading(page, 'Check this yourself'),
    },
  ],
};
