import { linkIn, waitForMail } from '../mailbox.js';
import { openPublished } from './assessing.js';
import { button, field, heading, PHONE, type Stage, type Story, toStart } from './story.js';
import type { Page } from 'playwright-core';

/** The path of the member's claim with this SID. */
export async function pathOfClaim(page: Page, sid: string): Promise<string> {
  await page.goto('/account/profile');
  const link = page
    .locator('main a[href^="/settlement-scheme/view/"]:not([href*="?"])')
    .filter({ hasText: sid });
  return (await link.first().getAttribute('href'))!;
}

async function openAssessment({ page }: Stage, sid: string): Promise<void> {
  await page.goto(`${await pathOfClaim(page, sid)}/assessment`);
  await page.getByRole('region', { name: 'Recognised loss' }).waitFor();
}

/** A member reads the assessment and objects to it (docs/guides/member.md). */
export const MEMBERS_ASSESSMENT: Story = {
  as: 'Member',
  ...PHONE,
  pictures: [
    {
      file: 'member-assessment',
      reach: async (stage) => {
        await openPublished(await stage.pageOf('Administrator'));
        await openAssessment(stage, '00123');
      },
    },
    {
      file: 'member-assessment-check',
      reach: async ({ page }) => {
        await button(page, 'Check now').click();
        await page.getByText('Everything is equal').waitFor();
      },
      top: (page) => heading(page, 'Check this yourself'),
    },
    {
      file: 'member-objection',
      height: 860,
      reach: async (stage) => {
        const { page } = stage;
        await openAssessment(stage, '00124');
        await button(page, 'Object to this assessment').click();
        const form = page.getByRole('dialog', { name: 'Object to this assessment' });
        await form
          .getByLabel('What is wrong, and why?')
          .fill('I bought 200 shares more in March 2018. My contract note shows them.');
      },
    },
    {
      file: 'member-objection-sent',
      reach: async ({ page }) => {
        await button(page, 'Send objection').click();
        await page.getByText(/^We have received it\./).waitFor();
      },
      top: (page) => heading(page, 'If you think this is wrong'),
    },
  ],
};

async function changeBankDetails({ page }: Stage): Promise<void> {
  const claim = await pathOfClaim(page, 'RGM-09125');
  await page.goto(claim.replace('/view/', '/edit/'));
  const part = page.getByRole('heading', { name: /Part B Bank Account Details$/ });
  await field(page, 'First name').waitFor();
  while ((await part.count()) === 0) await button(page, 'Continue').click();
  await field(page, 'Account number').fill('55554444');
  await page.getByRole('button', { name: /^Submit( now)?$/ }).click();
  await page.getByRole('dialog', { name: 'Confirm your new bank details' }).getByText('55554444').waitFor();
}

/** A member's removed claim, and how a change of bank details is confirmed and stopped (docs/guides/member.md). */
export const MEMBERS_BANK: Story = {
  as: 'Member',
  ...PHONE,
  pictures: [
    {
      file: 'member-removed',
      reach: async ({ page }) => {
        await page.goto(await pathOfClaim(page, '00124'));
        await button(page, 'I do have trades').waitFor();
        await toStart(page);
      },
    },
    { file: 'member-bank-confirm', height: 860, reach: changeBankDetails },
    {
      file: 'member-bank-checked',
      reach: async ({ page, portal }) => {
        const question = page.getByRole('dialog', { name: 'Confirm your new bank details' });
        await question.getByLabel('Password', { exact: true }).fill(portal.signIn('Member').password);
        await page.keyboard.press('Enter');
        await page.getByText('We are checking your new bank details').waitFor();
      },
      top: (page) => page.getByText('We are checking your new bank details'),
      above: 24,
    },
    {
      file: 'member-not-me',
      by: 'visitor',
      reach: async ({ page, portal }) => {
        const mail = await waitForMail(portal, portal.signIn('Member').email, /This was not me/);
        await page.goto(linkIn(mail));
        await heading(page, 'Was this not you?').waitFor();
      },
    },
  ],
};
