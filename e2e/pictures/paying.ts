import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { onDatabaseOf } from '../portal-database.js';
import { dialog } from './assessing.js';
import { dayIn } from './fixed-day.js';
import { confirmByCode } from './people.js';
import { button, DESK, heading, type Stage, type Story } from './story.js';

const LONGEST_MS = 180_000;
/** The claim whose payment comes back. */
const RETURNED_SID = '00123';

/** What the bank gave, by the labels of its form. */
const PROFILE: Record<string, string> = {
  'Name in the office': 'Trust account',
  'BSB that pays': '032-001',
  'Account that pays': '909123456',
  Bank: 'WBC',
  'User name': 'SETTLEMENT SCHEME',
  'User id': '301500',
  Description: 'DISTRIB 01',
  Remitter: 'SETTLEMENT',
};

async function fillProfile(page: Page): Promise<void> {
  await page.goto('/admin/payments/profiles');
  await button(page, 'New bank profile').click();
  const profile = dialog(page, /^New bank profile/);
  for (const [label, value] of Object.entries(PROFILE))
    await profile.getByLabel(label, { exact: true }).fill(value);
}

/** Approves the run as the second person, and writes, fetches and sends its file. @returns the file */
async function send({ page, portal, pageOf }: Stage): Promise<string> {
  const second = await pageOf('Approver');
  await confirmByCode(
    portal,
    second,
    'Approver',
    dialog(second, /^Approve payment run/),
    'approve payment run',
  );
  await page.reload();
  await button(page, 'Write the files').click();
  const writing = dialog(page, /^Write the files/);
  await confirmByCode(portal, page, 'Administrator', writing, 'write the files of payment run');
  const fetched = page.waitForEvent('download', { timeout: 120_000 });
  await button(page, 'Download the file').click();
  const file = await readFile(await (await fetched).path(), 'latin1');
  await button(page, 'Note the receipt').click();
  const receipt = dialog(page, /^Receipt of file/);
  await receipt.getByLabel('Receipt of the bank').fill('R 4711');
  await receipt.getByRole('button', { name: 'Note the receipt' }).click();
  await page.getByText(/^R 4711, noted by /).waitFor();
  return file;
}

/** The bank's file that returns the payment of a claim which the sent file has; its records are those of Direct Entry. */
function returnOf(file: string, sid: string): string {
  const payment = file
    .split('\r\n')
    .find((line) => line.startsWith('1') && line.slice(62, 80).trim() === `SID${sid}`)!;
  const amount = payment.slice(20, 30);
  return [
    `0${' '.repeat(17)}01WBC${' '.repeat(7)}${'SETTLEMENT SCHEME'.padEnd(26)}301500${'RETURNS'.padEnd(12)}020399${' '.repeat(40)}`,
    // 3: the account is closed.
    `2${payment.slice(1, 17)}3${payment.slice(18, 112)}02${PROFILE['User id']}`,
    `7999-999${' '.repeat(12)}${amount}${amount}${'0'.repeat(10)}${' '.repeat(24)}000001${' '.repeat(40)}`,
    '',
  ].join('\r\n');
}

let sent = '';

/** From the bank profile to what came back (docs/guides/administrator.md), and the report to the court. */
export const PAYING: Story = {
  as: 'Administrator',
  ...DESK,
  pictures: [
    {
      file: 'admin-bank-profile',
      height: 1_760,
      reach: ({ page }) => fillProfile(page),
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-prepare-payments',
      reach: async ({ page }) => {
        const profile = dialog(page, /^New bank profile/);
        await profile.getByRole('button', { name: 'Save' }).click();
        await profile.waitFor({ state: 'detached' });
        await page.goto('/admin/payments');
        await button(page, 'Prepare payments').click();
        const form = dialog(page, /^Prepare payments/);
        await form.getByLabel('Payment day').fill(dayIn(14));
        await form.getByText(/^\d+ \w+ \d{4}$/).waitFor();
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-payment-run',
      height: 760,
      reach: async ({ page }) => {
        await dialog(page, /^Prepare payments/)
          .getByRole('button', { name: 'Prepare', exact: true })
          .click();
        await page
          .getByText('You prepared this payment run. Another person must approve it.')
          .waitFor({ timeout: LONGEST_MS });
      },
      top: (page) => heading(page, 'Totals'),
    },
    {
      file: 'admin-approve-payments',
      by: 'Approver',
      reach: async ({ page, pageOf }) => {
        await page.goto(new URL((await pageOf('Administrator')).url()).pathname);
        await button(page, 'Approve').click();
        await dialog(page, /^Approve payment run/).waitFor();
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-payment-file',
      height: 760,
      reach: async (stage) => {
        sent = await send(stage);
      },
      top: (page) => heading(page, 'Files for the bank'),
    },
    {
      file: 'admin-returns',
      height: 860,
      reach: async ({ page, portal }) => {
        await onDatabaseOf(
          portal.dataDir,
          `SET session_replication_role = replica; UPDATE payment_runs SET payment_day = '2020-01-01' WHERE state = 'SENT'`,
        );
        await page.reload();
        await button(page, 'The payments are made').click();
        await page.getByText('Settled', { exact: true }).first().waitFor();
        await page.goto('/admin/payments/returns');
        await page.getByLabel('Import returns').setInputFiles({
          name: 'returns.aba',
          mimeType: 'text/plain',
          buffer: Buffer.from(returnOf(sent, RETURNED_SID), 'latin1'),
        });
        await page.getByText('The account is closed.').waitFor();
      },
    },
    {
      file: 'admin-court-report',
      height: 900,
      reach: async ({ page }) => {
        await page.goto('/admin/court-reports');
        await button(page, 'Make a report').click();
        const form = dialog(page, /^Make a report/);
        await form.getByLabel('Group members notified').fill('12,000');
        await form.getByRole('button', { name: 'Make the report' }).click();
        await heading(page, 'Approvals').waitFor({ timeout: LONGEST_MS });
      },
    },
  ],
};
