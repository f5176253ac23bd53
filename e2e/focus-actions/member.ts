import type { Page } from 'playwright-core';
import { type Action, button, confirm, openAndLeave, press, unfold } from './action.js';

const CREATE = '/settlement-scheme/create';

const text = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`the words of ${name}`),
});

async function propose(page: Page, phone: string): Promise<void> {
  const amendments = page.locator('#amendments');
  await press(page, 'Propose a change to my claim');
  await amendments.getByLabel('Your request').fill('Please change my telephone number.');
  await amendments.getByLabel('Field to change').selectOption({ label: 'Phone' });
  await press(page, 'Change this field');
  await page.getByLabel('New value: Phone').fill(phone);
  await press(page, 'Check and submit');
  await page.getByRole('heading', { name: 'Check your request' }).waitFor();
}

/** Every action on members' pages that changes or replaces what is on the screen, in this order. */
export const memberActions = (claim: string): Action[] => [
  {
    name: 'shows a masked number',
    path: claim,
    act: (page) => press(page, 'Show tax file number'),
    focus: 'Hide tax file number',
  },
  {
    name: 'shows the holding as a table',
    path: claim,
    act: (page) => unfold(page, 'Show as a table'),
    focus: 'Show as a table',
  },
  {
    name: 'shows more transactions',
    path: claim,
    act: (page) => press(page, /^Show 15 more/),
    focus: /\d\d-[A-Z][a-z]{2}-\d{4}/,
  },
  {
    name: 'sorts the transactions',
    path: claim,
    act: (page) => press(page, 'Quantity'),
    focus: 'Quantity',
  },
  {
    name: 'opens the filter of the transactions',
    path: claim,
    act: (page) => unfold(page, 'Filter, sort or jump to a date'),
    focus: 'Filter, sort or jump to a date',
  },
  {
    name: 'opens a preview',
    path: claim,
    act: (page) => press(page, /^Preview: Driver/),
    focus: 'Driver licence.pdf',
  },
  {
    name: 'closes a preview',
    path: claim,
    act: async (page) => {
      await press(page, /^Preview: Driver/);
      await page
        .getByRole('button', { name: /^Close/ })
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
    },
    focus: 'Preview: Driver licence.pdf',
  },
  {
    name: 'uploads a document',
    path: claim,
    act: async (page) => {
      const input = page.getByLabel('Upload supporting files', { exact: true });
      await input.focus();
      await input.setInputFiles(text('letter.txt'));
      await button(page, 'Download letter.txt').waitFor();
    },
    focus: 'Upload supporting files',
  },
  {
    name: 'deletes a document',
    path: claim,
    act: async (page) => {
      await press(page, 'Delete letter.txt');
      await confirm(page, /^Delete/);
    },
    focus: 'Documents',
  },
  {
    name: 'goes back from the check of a request',
    path: claim,
    act: async (page) => {
      await propose(page, '0499 123 124');
      await press(page, 'Go back and edit');
    },
    focus: 'The change you propose',
  },
  {
    name: 'removes a proposed change',
    path: claim,
    act: async (page) => {
      await press(page, 'Remove this proposal');
      await confirm(page, /^(Discard|Remove)/);
    },
    focus: 'Undo',
  },
  {
    name: 'brings a proposed change back',
    path: claim,
    act: (page) => press(page, 'Undo'),
    focus: 'The change you propose',
  },
  {
    name: 'withdraws a proposed change',
    path: claim,
    act: async (page) => {
      await press(page, 'Check and submit');
      await page.getByRole('heading', { name: 'Check your request' }).waitFor();
      await press(page, 'Submit');
      await press(page, /^Withdraw/);
      await confirm(page, /^Withdraw/);
    },
    focus: 'Requested Amendments',
  },
  {
    name: 'fills in a known answer',
    path: CREATE,
    act: (page) => press(page, /^Use member/),
    focus: 'Email',
  },
  {
    name: 'repeats an answer',
    path: CREATE,
    act: async (page) => {
      await page.getByLabel('Legal entity on the share register').fill('Fairweather Pty Ltd');
      await press(page, 'Same as the legal entity');
    },
    focus: /^Registered owner if different/,
  },
  {
    name: 'reads where an answer is found',
    path: CREATE,
    act: (page) => unfold(page, 'Where do I find this?'),
    focus: /^Where do I find this\?/,
  },
  {
    name: 'adds a row',
    path: CREATE,
    act: (page) => press(page, 'Add Row'),
    focus: 'Transaction Type',
  },
  {
    name: 'leaves the paste of a statement',
    path: CREATE,
    act: (page) => openAndLeave(page, 'Paste or open a statement'),
    focus: 'Paste or open a statement',
  },
  {
    name: 'asks for the check of an incomplete form',
    path: CREATE,
    act: (page) => press(page, 'Check your answers'),
    focus: /^There is a problem/,
  },
  {
    name: 'starts again',
    path: CREATE,
    act: async (page) => {
      await press(page, 'Start again');
      await confirm(page, /^(Throw|Discard|Start)/);
    },
    focus: 'Undo',
  },
  {
    name: 'undoes a new start',
    path: CREATE,
    act: (page) => press(page, 'Undo'),
    focus: 'New Submission',
  },
  {
    name: 'shows a password',
    path: '/change-password',
    act: (page) => press(page, 'Show new password'),
    focus: 'Hide new password',
  },
  {
    name: 'leaves the dialog for a passkey',
    path: '/change-password',
    act: (page) => openAndLeave(page, 'Add a passkey'),
    focus: 'Add a passkey',
  },
  {
    name: 'leaves the dialog for a trade of an older registration',
    path: '/submission/create',
    act: (page) => openAndLeave(page, 'Add Trade'),
    focus: 'Add Trade',
  },
  {
    name: 'leaves the menu of the account',
    path: '/account/profile',
    act: async (page) => {
      await press(page, /^Account/);
      await page.getByRole('menu').waitFor();
      await page.keyboard.press('Escape');
    },
    focus: /^Account member@/,
  },
];
