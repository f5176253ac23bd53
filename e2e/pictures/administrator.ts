import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { button, DESK, field, heading, type Story } from './story.js';

const SAMPLES = join(import.meta.dirname, '../../docs/samples');

async function chooseFile(page: Page, file: string): Promise<void> {
  await page.goto('/admin/submissions-new');
  await page.getByLabel('Import Submissions').setInputFiles(join(SAMPLES, file));
}

/** An administrator at a desk (README.md, docs/guides/administrator.md). */
export const ADMINISTRATOR: Story = {
  as: 'Administrator',
  ...DESK,
  pictures: [
    {
      file: 'submissions',
      reach: async ({ page }) => {
        await page.goto('/admin/submissions-new');
        await page.getByRole('link', { name: /^View/ }).first().waitFor();
      },
    },
    {
      file: 'admin-search',
      height: 480,
      reach: async ({ page }) => {
        await button(page, 'Search').click();
        await page.getByPlaceholder('SID, Legal Entity, Contact Person or Email').fill('fairweather');
        await page.keyboard.press('Enter');
        await heading(page, 'Results for search query').waitFor();
        await page.getByRole('link', { name: /^View/ }).first().waitFor();
      },
    },
    {
      file: 'admin-requests',
      height: 600,
      reach: async ({ page }) => {
        await page.goto('/admin/amendments');
        await page.getByRole('table').getByRole('link').first().waitFor();
      },
    },
    {
      file: 'admin-import-check',
      reach: async ({ page }) => {
        await chooseFile(page, 'settlement-records-with-errors.csv');
        await field(page, 'Check only').check();
        await button(page, 'Check file').waitFor();
      },
      clip: (page) => page.getByRole('dialog'),
    },
    {
      file: 'import',
      height: 900,
      reach: async ({ page }) => {
        await chooseFile(page, 'settlement-records-with-errors.csv');
        await button(page, 'Import file').click();
        await page
          .getByText(/Done, 20 rejected/)
          .first()
          .waitFor();
        await button(page, 'Show report').click();
        await page.getByRole('columnheader', { name: 'Reason' }).waitFor();
      },
    },
    {
      file: 'admin-exports',
      height: 480,
      reach: async ({ page }) => {
        await page.goto('/admin/submissions-new');
        await button(page, 'Export').click();
        await button(page, 'Export submissions').waitFor();
      },
    },
    {
      file: 'admin-duplicates',
      height: 780,
      reach: async ({ page }) => {
        await page.goto('/admin/double-ups');
        await page
          .getByRole('link', { name: /^Compare / })
          .first()
          .click();
        await heading(page, 'Side by side').waitFor();
        await page.getByText('Differs').first().waitFor();
      },
    },
    {
      file: 'admin-notices',
      height: 600,
      reach: async ({ page }) => {
        await page.goto('/admin/notices');
        await page.getByRole('table').waitFor();
      },
    },
    {
      file: 'admin-users',
      height: 600,
      reach: async ({ page }) => {
        await page.goto('/admin/manage-users');
        await page.getByRole('table').waitFor();
      },
    },
  ],
};
