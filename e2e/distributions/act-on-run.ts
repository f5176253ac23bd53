import type { Download, Page } from 'playwright-core';
import { confirmAct } from '../confirm-act.js';
import { look, press } from '../look.js';
import { officePage } from './office-page.js';
import type { Stage } from './stage.js';

interface RunOnPage {
  path: string;
  /** Its name in the mails with codes. */
  name: string;
}

/** The payment run on the page, once it is prepared. */
export async function preparedRun(page: Page): Promise<RunOnPage> {
  await page
    .getByText('You prepared this payment run. Another person must approve it.')
    .waitFor({ timeout: 60_000 });
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  return { path: new URL(page.url()).pathname, name: `payment run ${numberIn(title)}` };
}

/** The first number in a title. */
export const numberIn = (title: string | null) => /\d+/.exec(title ?? '')![0];

/** Approves a prepared payment run as the approver. @param picture the name of the dialog's picture, if there is one */
export async function approvesRun(
  { portal, approver }: Stage,
  { path, name }: RunOnPage,
  picture?: string,
): Promise<void> {
  const { page, context } = await officePage(portal, approver, path);
  await press(page, page.getByRole('button', { name: 'Approve' }));
  const approval = page.getByRole('dialog', { name: /^Approve payment run/ });
  if (picture) await look(page, picture);
  await confirmAct(portal, page, approval, approver, `approve ${name}`);
  await page.getByText('Its files can be written. Nothing has gone to the bank.').waitFor();
  await context.close();
}

/** Writes the file of an approved payment run, on the page of its maker, and fetches it. */
export async function writesFile(
  { portal }: Stage,
  page: Page,
  { path, name }: RunOnPage,
): Promise<Download> {
  await page.goto(path);
  await press(page, page.getByRole('button', { name: 'Write the files' }));
  const writing = page.getByRole('dialog', { name: /^Write the files of payment run/ });
  await confirmAct(portal, page, writing, portal.signIn('Administrator'), `write the files of ${name}`);
  const fetched = page.waitForEvent('download', { timeout: 120_000 });
  await press(page, page.getByRole('button', { name: 'Download the file' }));
  return fetched;
}

/** Notes under which receipt the bank has the only file of the run on the page. */
export async function notesReceipt(page: Page, text: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Note the receipt' }));
  const receipt = page.getByRole('dialog', { name: 'Receipt of file 1' });
  await receipt.getByLabel('Receipt of the bank').fill(text);
  await press(page, receipt.getByRole('button', { name: 'Note the receipt' }));
  await page.getByText('The bank has the files.').waitFor();
}
