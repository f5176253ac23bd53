import { confirmAct } from './confirm-act.js';
import { look, press } from './look.js';
import { type Portal, type SignIn, signInByScreen } from './portal.js';
import { RULES, rulesApprover } from './three-administrators.js';

/** In the document, a fault of each: no text, and a day that is none. */
const FAULTS = [
  ['"inflation": "0.30"', '"inflation": 0.30'],
  ['"to": "2018-07-27"', '"to": "2018-02-30"'],
] as const;

/**
 * From no rules to approved ones, by keyboard on the screens: one person types them, corrects what the editor reports, and
 * saves; another approves them with a mailed code.
 * @returns what the consoles of both browsers complained about
 */
export async function rulesOnScreen(portal: Portal, author: SignIn): Promise<string[]> {
  const first = await portal.visitor();
  const { page } = first;
  await signInByScreen(page, author);
  await page.waitForURL('**/admin');
  await page.goto('/admin/rules');
  await page.getByText('No rules yet').waitFor();
  await look(page, 'rules-none');
  await press(page, page.getByRole('link', { name: 'New version' }).first());
  const document = page.getByLabel('Rules', { exact: true });
  await document.focus();
  let text = JSON.stringify(RULES, undefined, 1);
  for (const [right, wrong] of FAULTS) text = text.replace(right, wrong);
  await page.keyboard.insertText(text);
  const faults = page.getByRole('button', { name: /^Line \d+: assessment\.bands\./ });
  await faults.first().waitFor();
  expect(await faults.count()).toBe(FAULTS.length);
  await look(page, 'rules-faults');
  // Each fault leads to its line, which is selected: typing replaces it.
  for (const [right, wrong] of FAULTS.toReversed()) {
    const line = text.split('\n').find((row) => row.includes(wrong))!;
    await press(page, faults.first());
    await page.keyboard.type(line.replace(wrong, right));
  }
  await page
    .getByText('Shares bought from 24-Aug-2017 to 27-Jul-2018 carried $0.85 of inflation a share.')
    .waitFor();
  await page.getByLabel('Holds from').focus();
  await page.keyboard.type('2019-05-03');
  await page.getByLabel('Rests on').focus();
  await page.keyboard.type('Order of 3 May 2019, paragraph 7');
  await look(page, 'rules-typed');
  await press(page, page.getByRole('button', { name: 'Save draft' }));
  await page.getByRole('heading', { name: 'Rules, version 1' }).waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  await look(page, 'rules-draft');
  await first.context.close();

  const approver = await rulesApprover(portal);
  const second = await portal.visitor();
  await signInByScreen(second.page, approver);
  await second.page.waitForURL('**/admin');
  await second.page.goto('/admin/rules/1');
  await second.page.getByRole('heading', { name: 'Rules, version 1' }).waitFor();
  await look(second.page, 'rules-to-approve');
  await press(second.page, second.page.getByRole('button', { name: 'Approve', exact: true }));
  const dialog = second.page.getByRole('dialog', { name: 'Approve version 1' });
  await confirmAct(portal, second.page, dialog, approver, 'approve version 1 of the rules');
  await second.page.getByText('Version 1 of the rules has been approved.').waitFor();
  await look(second.page, 'rules-approved');
  await second.context.close();
  return [...first.problems, ...second.problems];
}
