import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { fillClaim, submit } from './claim-form.js';
import { alerts, type MessageCheck, refuse, says } from './screens.js';

const FAILED = 'Something went wrong';
const sample = (name: string) => fileURLToPath(new URL(`../../docs/samples/${name}`, import.meta.url));

/** The SID of the member's claim that lacks no answer: the form would refuse any other. */
const COMPLETE = 'RGM-09125';

/** Opens the first claim in the user's list, or the first with this text. */
async function openClaim(page: Page, list: string, text = ''): Promise<string> {
  await page.goto(list);
  const first = page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: text }).first();
  await first.waitFor();
  const path = (await first.getAttribute('href'))!;
  await page.goto(path);
  await page.getByRole('heading', { name: 'Part A Contact Details' }).waitFor();
  return path;
}

async function editClaim(page: Page): Promise<void> {
  const path = await openClaim(page, '/account/profile', COMPLETE);
  await page.goto(path.replace('/view/', '/edit/'));
  const position = page.getByLabel(/^Position/);
  await position.waitFor();
  await position.fill(`Keeper ${Date.now()}`);
  await submit(page);
}

async function changeSid(page: Page, sid: string): Promise<void> {
  await openClaim(page, '/admin/submissions-new');
  await page.getByRole('button', { name: 'Edit SID' }).click();
  await page.getByLabel('New SID').fill(sid);
  await page.getByLabel('New SID').press('Enter');
}

async function sendAmendment(page: Page): Promise<void> {
  await openClaim(page, '/account/profile');
  await page.getByLabel('Your request').fill('Please look at my address.');
  await page.locator('#requested-amendments, main').last().getByRole('button', { name: 'Submit' }).click();
}

async function pickFile(page: Page, picker: string, file: string): Promise<void> {
  await page.goto('/admin/submissions-new');
  await page.getByLabel(picker).setInputFiles(sample(file));
  await page.getByRole('button', { name: 'Import file' }).click();
}

async function attach(page: Page): Promise<void> {
  await openClaim(page, '/account/profile');
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Bought 100 shares.\n') };
  await page.getByLabel('Upload supporting files', { exact: true }).setInputFiles(note);
}

/** Checks of the messages about claims, by case or message. */
export const CLAIM_MESSAGES: Record<string, MessageCheck> = {
  'Settlement create': async (screens) => {
    const page = await screens.member();
    await refuse(page, 'CreateSubmission');
    await page.goto('/settlement-scheme/create');
    await fillClaim(page);
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await submit(page);
    await alerts(page, FAILED);
  },
  'admin-create': async (screens) => {
    const page = await screens.admin();
    await refuse(page, 'AdminCreateSubmission');
    await page.goto('/admin/create-submission');
    await fillClaim(page, 'CONF-1');
    await submit(page);
    await alerts(page, FAILED);
  },
  'Submission has been created': async (screens) => {
    const page = await screens.admin();
    await page.goto('/admin/create-submission');
    await fillClaim(page, 'CONF-2');
    await submit(page);
    await alerts(page, 'Submission has been created');
    await page.waitForURL('**/settlement-scheme/view/**');
  },
  update: async (screens) => {
    const page = await screens.member();
    await refuse(page, 'UpdateSubmission');
    await editClaim(page);
    await alerts(page, FAILED);
  },
  'Submission has been updated': async (screens) => {
    const page = await screens.member();
    await editClaim(page);
    await alerts(page, 'Submission has been updated');
  },
  'SID update failures': async (screens) => {
    const page = await screens.admin();
    await refuse(page, 'UpdateSid', 'Another submission already has this SID.', 'CONFLICT');
    await changeSid(page, 'CONF-3');
    await alerts(page, 'Another submission already has this SID.');
    await page.unrouteAll();
    await refuse(page, 'UpdateSid', '');
    await changeSid(page, 'CONF-3');
    await alerts(page, 'Something went wrong.');
  },
  'SID Updated': async (screens) => {
    const page = await screens.admin();
    await changeSid(page, 'CONF-3');
    await alerts(page, 'SID Updated');
  },
  'Amendment save': async (screens) => {
    const page = await screens.member();
    await refuse(page, 'SendAmendment');
    await sendAmendment(page);
    await alerts(page, FAILED);
  },
  'Amendment message saved.': async (screens) => {
    const page = await screens.member();
    await sendAmendment(page);
    await alerts(page, 'Amendment message saved.');
  },
  'attachment upload failures': async (screens) => {
    const page = await screens.member();
    await page.route('**/api/attachments/**', (route) => route.abort());
    await attach(page);
    await alerts(page, FAILED);
  },
  'Attachment uploaded.': async (screens) => {
    const page = await screens.member();
    await attach(page);
    await alerts(page, 'Attachment uploaded.');
  },
  'Imports failures': async (screens) => {
    const page = await screens.admin();
    await page.route('**/api/import/**', (route) =>
      route.fulfill({
        status: 400,
        json: { statusCode: 400, message: 'No such column.', error: 'Bad Request' },
      }),
    );
    await pickFile(page, 'Import Submissions', 'settlement-records.csv');
    await says(page, 'No such column.');
    await page.unrouteAll();
    await page.route('**/api/import/**', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
    await pickFile(page, 'Import Submissions', 'settlement-records.csv');
    await says(page, 'Something went wrong.');
  },
  'Uploading submissions': async (screens) => {
    const page = await screens.admin();
    await pickFile(page, 'Import Submissions', 'settlement-records.csv');
    await page.getByText('WARNING').first().waitFor();
    await alerts(page, 'Uploading submissions');
  },
  'Uploading trade data': async (screens) => {
    const page = await screens.admin();
    await pickFile(page, 'Import Trade Data', 'trades.csv');
    await page.getByText('WARNING').first().waitFor();
    await alerts(page, 'Uploading trade data');
  },
  'older submission create/update failures': async (screens) => {
    const page = await screens.member();
    await refuse(page, 'UpdateRegistration');
    await page.goto(`/submission/${await screens.registrationId()}`);
    await page.getByLabel('Title').fill('Dr');
    await submit(page);
    await alerts(page, FAILED);
  },
  'Missing submission': async (screens) => {
    const page = await screens.member();
    for (const path of ['/settlement-scheme/view', '/submission']) {
      await page.goto(`${path}/0192aaaa-0000-7000-8000-000000000000`);
      await says(page, 'Unable to view submission');
    }
  },
  'Unknown route': async (screens) => {
    const page = await screens.nobody();
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  },
  'HTTP 401 on any call': async (screens) => {
    const page = await screens.member();
    await page.goto('/account/profile');
    await page.getByRole('heading', { name: 'Registrations', exact: true }).waitFor();
    await page.evaluate('window.sameDocument = true');
    await refuse(page, 'SubmissionView', 'Please sign in.', 'UNAUTHENTICATED');
    await page.locator('a[href^="/settlement-scheme/view/"]').first().click();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(await page.evaluate('window.sameDocument')).toBeUndefined();
    expect(await page.evaluate('localStorage.getItem("token")')).toBeNull();
  },
};
