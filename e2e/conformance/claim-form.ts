import type { Page } from 'playwright-core';

const TEXTS = {
  'First name': 'Avery',
  'Last name': 'Claimant',
  Email: 'avery@claimant.example',
  Phone: '0400 000 000',
  'Legal entity on the share register': 'Claimant Holdings Pty Ltd',
  'Registered owner if different': 'Claimant Holdings Pty Ltd',
  'Bank name': 'Southern Bank',
  'Account name': 'A Claimant',
  'Account number': '12345678',
  Address: '1 High St',
  'Suburb/Town': 'Perth',
  State: 'WA',
  'Post Code': '6000',
  Country: 'Australia',
};

const CHOICES = { 'Relationship to RGM': 'DIRECTOR', 'Australian resident': 'YES', 'Bank country': 'LOCAL' };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/**
 * Fills in all required fields of a claim's form.
 * @param sid for the administrator's form
 */
export async function fillClaim(page: Page, sid?: string): Promise<void> {
  await field(page, 'First name').waitFor();
  for (const [label, text] of Object.entries(TEXTS)) await field(page, label).fill(text);
  for (const [label, choice] of Object.entries(CHOICES)) await field(page, label).selectOption(choice);
  await field(page, 'BSB').fill('062-000');
  await field(page, sid ? 'Opening balance (optional)' : 'Opening balance').fill('500');
  if (sid) await field(page, 'SID').fill(sid);
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click();
