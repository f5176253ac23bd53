import type { Page } from 'playwright-core';
import { fillInByPhone } from '../file-by-phone.js';
import { twoDaysLater } from '../two-days-later.js';
import { dialog } from './assessing.js';
import { button, DESK, heading, type Story, toStart } from './story.js';

/** So many claims that their import takes longer than to take its picture. */
const CLAIMS = 120_000;

const manyClaims = () => {
  const rows = Array.from(
    { length: CLAIMS },
    (_, at) => `N-${at},holder-${at}@example.com,Holder ${at} Pty Ltd`,
  );
  return {
    name: 'registry-extract.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['sid,email,legalEntity', ...rows].join('\n')),
  };
};

const bankChange = (page: Page) => page.getByRole('region', { name: 'RGM-09125' });

/** What an office does beside the settlement (docs/guides/administrator.md). */
export const OFFICE: Story = {
  as: 'Administrator',
  ...DESK,
  pictures: [
    {
      file: 'admin-bank-changes',
      height: 880,
      reach: async ({ page }) => {
        await page.goto('/admin/bank-changes');
        await bankChange(page)
          .getByText(/^It can be released in/)
          .waitFor();
      },
    },
    {
      file: 'admin-bank-release',
      height: 960,
      reach: async ({ page, portal }) => {
        await twoDaysLater(portal);
        await page.reload();
        await button(page, 'Release the bank details of RGM-09125').click();
        const release = dialog(page, /^Release the bank details of RGM-09125/);
        await release.getByRole('radio', { name: /^Match/ }).check();
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'admin-phone',
      height: 860,
      reach: async ({ page }) => {
        await fillInByPhone(page, '08801', 'joan.quill@phone.example');
        await toStart(page);
      },
    },
    {
      file: 'admin-phone-read-back',
      height: 760,
      reach: async ({ page }) => {
        await button(page, 'Read the answers back').click();
        await heading(page, 'Read the answers back').waitFor();
      },
    },
    {
      file: 'admin-audit',
      height: 680,
      reach: async ({ page }) => {
        await page.goto('/admin/audit?subject=RGM-09125');
        await page.getByRole('table').waitFor();
      },
    },
    {
      file: 'admin-jobs',
      reach: async ({ page }) => {
        await page.goto('/admin/submissions-new');
        await page.getByLabel('Import Submissions').setInputFiles(manyClaims());
        await button(page, 'Import file').click();
        await page.waitForURL(/run=/);
        await page.getByRole('link', { name: 'USERS' }).click();
        await heading(page, 'Users').waitFor();
        await button(page, 'Jobs 1 running').click();
        await page
          .getByRole('group', { name: 'Jobs' })
          .getByText(/rows\/s/)
          .waitFor();
      },
    },
  ],
};
