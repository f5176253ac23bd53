import { button, DESK, field, heading, PHONE, type Story } from './story.js';

/** A member's claim on a wide window (README.md). */
export const CLAIM: Story = {
  as: 'Member',
  ...DESK,
  pictures: [
    {
      file: 'claim',
      height: 780,
      reach: async ({ page }) => {
        await page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' }).click();
        await heading(page, 'Part A Contact Details').waitFor();
      },
    },
  ],
};

/** An API token for an import script (docs/guides/scripts.md). */
export const TOKEN: Story = {
  as: 'Administrator',
  ...DESK,
  height: 1_040,
  pictures: [
    {
      file: 'script-token',
      reach: async ({ page }) => {
        await page.goto('/admin/api-tokens');
        await button(page, 'Create API token').click();
        await field(page, 'Name').fill('Nightly import');
        await field(page, 'Scope').selectOption('Read and write');
        const imports = ['Read import runs and rejected rows', 'Run imports'];
        for (const name of imports) await field(page, name).check();
      },
      clip: (page) => page.getByRole('dialog'),
    },
  ],
};

/** What members see during maintenance (docs/guides/operator.md). */
export const MAINTENANCE: Story = {
  as: 'Administrator',
  ...PHONE,
  height: 420,
  pictures: [
    {
      file: 'operator-maintenance',
      reach: async ({ page }) => {
        await page.goto('/admin/maintenance');
        await button(page, 'Turn maintenance on').click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Turn maintenance on' }).click();
        await heading(page, 'Maintenance is on').waitFor();
        await page.context().clearCookies();
        await page.evaluate(() => localStorage.clear());
        await page.goto('/');
        await page.getByText(/implementing improvements/).waitFor();
      },
    },
  ],
};
