import type { Page } from 'playwright-core';
import { enterMailedCode } from './people.js';
import { button, field, heading, PHONE, refuseTour, type Stage, type Story } from './story.js';

/** A page's first part, as a member on a phone fills it in. */
async function fill(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer);
}

/** To the next part of the form. */
async function onwards(page: Page): Promise<void> {
  const before = new URL(page.url()).search;
  await button(page, 'Continue').click();
  await page.waitForURL((url) => url.search !== before);
}

/** As a broker's program writes it; without a column that says Buy or Sell. */
const STATEMENT = 'Date\tUnits\tPrice\n05/10/2017\t300\t4.35\n08/11/2017\t760\t4.48\n16/11/2017\t1,029\t4.55';

async function fillUntilBank(page: Page): Promise<void> {
  await onwards(page);
  await field(page, 'Legal entity on the share register').fill('Margaret Fairweather');
  await button(page, 'Same as the legal entity').click();
  await field(page, 'Australian resident').selectOption('YES');
  await onwards(page);
  await fill(page, {
    'Bank name': 'Southern Bank',
    'Account name': 'Margaret Fairweather',
    'Account number': '12345678',
  });
  await field(page, 'Bank country').selectOption('LOCAL');
  await field(page, 'BSB').fill('062-000');
}

async function fillUntilTrades(page: Page): Promise<void> {
  await onwards(page);
  await fill(page, {
    Address: '1 High Street',
    'Suburb/Town': 'Perth',
    State: 'WA',
    'Post Code': '6000',
    Country: 'Australia',
  });
  await onwards(page);
  await field(page, 'Opening balance').fill('2500');
}

async function openClaim(page: Page, sid: string): Promise<void> {
  await page.goto('/account/profile');
  await page
    .locator('a[href^="/settlement-scheme/view/"]')
    .filter({ hasText: `SID ${sid}` })
    .click();
  await heading(page, 'Part A Contact Details').waitFor();
}

async function enterCode({ page, portal }: Stage): Promise<void> {
  await enterMailedCode(portal, page, portal.signIn('Member').email);
  await page.waitForURL('**/account/profile');
  await refuseTour(page);
  await heading(page, 'Registrations').waitFor();
}

/** A member on a phone: from the code by e-mail to the notice (docs/guides/member.md). */
export const MEMBER: Story = {
  as: 'visitor',
  ...PHONE,
  pictures: [
    {
      file: 'member-sign-in',
      reach: async ({ page }) => {
        await page.goto('/login');
        await page.getByRole('link', { name: 'Sign in by e-mailed code' }).waitFor();
      },
    },
    {
      file: 'member-code',
      reach: async ({ page, portal }) => {
        await page.getByRole('link', { name: 'Sign in by e-mailed code' }).click();
        await page.waitForURL('**/otp-login');
        await page.getByRole('textbox', { name: 'Email' }).fill(portal.signIn('Member').email);
        await button(page, 'Login').click();
        await heading(page, 'Verify OTP').waitFor();
      },
    },
    { file: 'member-home', reach: enterCode },
    {
      file: 'member-form',
      reach: async ({ page }) => {
        await page.goto('/settlement-scheme/create');
        await fill(page, {
          'First name': 'Margaret',
          'Last name': 'Fairweather',
          Email: 'member@prorata.example',
          Phone: '0400 000 000',
        });
        await field(page, 'Relationship to RGM').selectOption({ index: 1 });
        await page.getByText(/^Draft saved/).waitFor();
      },
      top: (page) => page.getByText('Step 1 of 6'),
    },
    {
      file: 'member-bank',
      height: 960,
      reach: async ({ page }) => {
        await fillUntilBank(page);
        await page.getByLabel('Where do I find this? BSB').waitFor();
        await page.getByText('Where do I find this?').first().click();
      },
      top: (page) => page.getByText('Step 3 of 6'),
    },
    {
      file: 'member-statement',
      height: 860,
      reach: async ({ page }) => {
        await fillUntilTrades(page);
        await button(page, 'Paste or open a statement').click();
        await field(page, 'Or paste the cells here').fill(STATEMENT);
        await field(page, 'All rows are').selectOption('BUY');
        await button(page, 'Add 3 rows').waitFor();
      },
    },
    {
      file: 'member-check',
      reach: async ({ page }) => {
        await button(page, 'Add 3 rows').click();
        await page.getByText('3 trades', { exact: false }).first().waitFor();
        await button(page, 'Check your answers').click();
        await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
      },
    },
    {
      file: 'member-receipt',
      reach: async ({ page }) => {
        await button(page, 'Submit').click();
        await heading(page, 'We have received your claim').waitFor();
      },
    },
    {
      file: 'member-documents',
      reach: async ({ page }) => {
        await page.getByRole('link', { name: 'Upload your proof of identity' }).click();
        await heading(page, 'Documents').waitFor();
      },
      top: (page) => heading(page, 'Documents'),
    },
    {
      file: 'member-progress',
      reach: async ({ page }) => {
        await openClaim(page, '00123');
        await page
          .getByRole('region', { name: 'How far your claim is' })
          .getByRole('listitem')
          .first()
          .waitFor();
      },
      top: (page) => page.getByRole('region', { name: 'How far your claim is' }),
    },
    {
      file: 'member-notice',
      reach: ({ page }) => heading(page, 'Preliminary Notice').waitFor(),
      top: (page) => heading(page, 'Preliminary Notice'),
    },
    {
      file: 'member-change',
      height: 960,
      reach: ({ page }) =>
        field(page, 'Your request').fill('I have moved. My new address is 4 Jetty Road, Glenelg SA 5045.'),
      top: (page) => heading(page, 'Requested Amendments'),
    },
  ],
};
