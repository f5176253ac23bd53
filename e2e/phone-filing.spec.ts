import type { Page } from 'playwright-core';
import { accessibleBothWays, expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { fillInByPhone, submitByPhone, typeTrades } from './file-by-phone.js';
import { codeIn, linkIn, waitForMail } from './mailbox.js';
import { Portal, signInByScreen } from './portal.js';
import { untilCount } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

let filed = 0;
/** A SID and an address that no other attempt has used. */
const nextFiling = () => {
  filed += 1;
  return { sid: `0880${filed}`, email: `joan.quill.${filed}@phone.example` };
};

async function operator(width = 1440, height = 900) {
  const desk = await portal.visitor(width, height);
  await signInByScreen(desk.page, portal.signIn('Administrator'));
  await desk.page.waitForURL('**/admin');
  return desk;
}

/** Opens the mailed link on a phone and enters the mailed code. */
async function openLink(email: string) {
  const mail = await waitForMail(portal, email, /filed for you by telephone/);
  const person = await portal.visitor(360, 740);
  const { page } = person;
  await page.goto(linkIn(mail));
  await page.getByRole('button', { name: 'Send me a code' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = codeIn(await waitForMail(portal, email, /Your code to read your claim is/));
  await page.getByLabel('Code from our e-mail').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Is this your claim?' }).waitFor();
  return person;
}

/** What is known of the call is folded into one line (PHONE-13). */
const openCall = (page: Page) => page.getByText(/^Filed by telephone on .* by /).click();

describe('a claim filed by telephone, in a real browser', () => {
  it('is asked question by question, read back and mailed; the person confirms it on a phone (PHONE-3, PHONE-6, PHONE-7, PHONE-11)', async () => {
    const { sid, email } = nextFiling();
    const { page, context, problems } = await operator();
    await fillInByPhone(page, sid, email);
    await typeTrades(page);
    await page.getByText('In which name were the shares held?', { exact: false }).waitFor();
    await accessibleBothWays(page);
    await page.getByRole('button', { name: 'Read the answers back' }).click();
    await page.getByText('I will read your answers back to you.', { exact: false }).waitFor();
    await page.getByText('5 transactions, newest first.', { exact: false }).waitFor();
    await page
      .getByText('ever ask you for a code or a password on the telephone', { exact: false })
      .waitFor();
    await accessibleBothWays(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/settlement-scheme/view/*');
    await openCall(page);
    await page.getByRole('link', { name: 'Telephone copy not confirmed yet' }).waitFor();
    await page.getByText(/^Caller: Joan Quill \(the group member\)/).waitFor();
    await page.getByText(/^Copy sent on .*; not confirmed yet\.$/).waitFor();
    await page.getByRole('button', { name: 'Send the copy again' }).waitFor();

    const person = await openLink(email);
    await person.page.getByText('••••000', { exact: true }).waitFor();
    await untilCount(person.page.getByText('12345678'), 0);
    await person.page.getByText('5 transactions, newest first.', { exact: false }).waitFor();
    await expectFits(person.page);
    await accessibleBothWays(person.page);
    await person.page.setViewportSize({ width: 360, height: 740 });
    await person.page.getByRole('button', { name: 'This is right' }).click();
    await person.page.getByText('Thank you. You have confirmed your claim.').waitFor();
    await expectAccessible(person.page);
    expect(person.problems).toEqual([]);
    await person.context.close();

    await page.reload();
    await openCall(page);
    await untilCount(page.getByRole('link', { name: 'Telephone copy not confirmed yet' }), 0);
    await page.getByText(/; confirmed on .*\.$/).waitFor();
    await untilCount(page.getByRole('button', { name: 'Send the copy again' }), 0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is disputed in words, which open a request on the claim (PHONE-7, PHONE-8)', async () => {
    const { sid, email } = nextFiling();
    const { page, context } = await operator();
    await fillInByPhone(page, sid, email);
    await submitByPhone(page);

    const person = await openLink(email);
    await person.page.getByRole('button', { name: 'Something is wrong' }).click();
    await person.page.getByRole('button', { name: 'Send this to us' }).click();
    await person.page.getByText('Write a message').first().waitFor();
    await accessibleBothWays(person.page);
    await person.page.setViewportSize({ width: 360, height: 740 });
    await person.page.getByLabel('What is wrong?').fill('The BSB ends with 111.');
    await person.page.getByRole('button', { name: 'Send this to us' }).click();
    await person.page.getByText('Thank you. We will look at your claim and answer you by e-mail.').waitFor();
    await person.context.close();

    await page.reload();
    await openCall(page);
    await page.getByText(/; disputed on .*, see Requested Amendments\.$/).waitFor();
    await page.locator('#amendments').getByText('The BSB ends with 111.').waitFor();
    await page.getByRole('button', { name: 'Send the copy again' }).click();
    await page.getByText('The copy is on its way.', { exact: false }).waitFor();
    await page.getByText(/; not confirmed yet\.$/).waitFor();
    await context.close();
  });

  it('keeps what was typed as a draft of its own, and is filled in at 360 px (PHONE-12, PHONE-4)', async () => {
    const { page, context } = await operator(360, 740);
    await fillInByPhone(page, nextFiling().sid, '');
    await expectFits(page);
    await page.getByText(/^Kept as a draft at /).waitFor();
    await page.reload();
    await page.getByLabel('Name of the caller').waitFor();
    expect(await page.getByLabel('Name of the caller').inputValue()).toBe('Joan Quill');
    expect(await page.getByLabel('Last four digits of the HIN/SRN').isChecked()).toBe(true);
    await page.goto('/admin/create-submission');
    await page.locator('[id="contactDetails.firstName"]').waitFor();
    expect(await page.locator('[id="contactDetails.firstName"]').inputValue()).toBe('');
    await page.goto('/admin/create-submission/by-telephone');
    await page.getByRole('button', { name: 'Read the answers back' }).click();
    await page.getByText('There is no e-mail address: a copy can only be printed').waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/settlement-scheme/view/*');
    await openCall(page);
    await page.getByRole('button', { name: 'Print a copy' }).waitFor();
    await expectFits(page);
    await context.close();
  });
});
