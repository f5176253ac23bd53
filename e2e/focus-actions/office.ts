import { type Action, confirm, openAndLeave, press, unfold } from './action.js';

const LIST = '/admin/submissions-new';

/** Every action on the office's pages that changes or replaces what is on the screen, in this order. */
export const officeActions = (claim: string): Action[] => [
  { name: 'sorts the list', path: LIST, act: (page) => press(page, 'Legal Entity'), focus: 'Legal Entity' },
  { name: 'turns the page', path: LIST, act: (page) => press(page, 'Next'), focus: 'Next' },
  {
    name: 'leaves the choice of columns',
    path: LIST,
    act: async (page) => {
      await press(page, 'Columns');
      await page.waitForTimeout(300);
      await page.keyboard.press('Escape');
    },
    focus: 'Columns',
  },
  {
    name: 'chooses a filter',
    path: LIST,
    act: async (page) => {
      await press(page, 'Filter');
      await page.getByRole('checkbox', { name: /^Without trades/ }).press('Space');
      await page.getByRole('button', { name: /^Without trades/ }).waitFor();
    },
    focus: /^Without trades/,
  },
  {
    name: 'removes a filter',
    path: LIST,
    act: async (page) => {
      await press(page, 'Filter');
      await page.getByRole('checkbox', { name: /^Without trades/ }).press('Space');
      await page.keyboard.press('Escape');
      await press(page, /Without trades/);
    },
    focus: 'New submissions',
  },
  {
    name: 'leaves the search for a claim',
    path: LIST,
    act: async (page) => {
      await page.getByRole('button', { name: 'Columns' }).focus();
      await page.keyboard.press('/');
      await page.getByRole('combobox').first().waitFor();
      await page.keyboard.press('Escape');
    },
    // The list takes its keys again.
    focus: /^New submissions/,
  },
  {
    name: 'starts an export',
    path: LIST,
    act: async (page) => {
      await press(page, 'Export');
      await press(page, 'Export submissions');
    },
    focus: 'Export',
  },
  {
    name: 'starts an export of older submissions',
    path: '/admin/submissions',
    act: (page) => press(page, 'Export old submissions'),
    focus: 'Export old submissions',
  },
  {
    name: 'leaves a SID as it is',
    path: claim,
    act: async (page) => {
      await press(page, 'Edit SID');
      await page.getByRole('textbox', { name: 'New SID' }).waitFor();
      await page.keyboard.press('Escape');
    },
    focus: 'Edit SID',
  },
  {
    name: 'saves a SID',
    path: claim,
    act: async (page) => {
      await press(page, 'Edit SID');
      const box = page.getByRole('textbox', { name: 'New SID' });
      await box.fill(`${await box.inputValue()}-F`);
      await page.keyboard.press('Enter');
      await page.getByText('SID Updated').first().waitFor();
    },
    focus: 'Edit SID',
  },
  {
    name: 'copies the submission id',
    path: claim,
    act: (page) => press(page, 'Copy the submission id'),
    focus: 'Copy the submission id',
  },
  {
    name: 'leaves the dialog for a trade',
    path: claim,
    act: (page) => openAndLeave(page, 'Add Row'),
    focus: 'Add Row',
  },
  {
    name: 'shows the holding as a table',
    path: claim,
    act: (page) => unfold(page, 'Show as a table'),
    focus: 'Show as a table',
  },
  {
    name: 'closes a request',
    path: claim,
    act: async (page) => {
      await press(page, 'Close request');
      await confirm(page, 'Close request');
    },
    focus: 'Requested Amendments',
  },
  {
    name: 'declares two claims no duplicates',
    path: '/admin/double-ups',
    act: (page) => press(page, /^Not a duplicate/),
    focus: /^SID .* and SID .*Not a duplicate/,
  },
  {
    name: 'declares two claims duplicates',
    path: '/admin/double-ups',
    act: async (page) => {
      await press(page, /^Duplicate: /);
      await page
        .getByText(/^SID .* is a duplicate of SID /)
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
    },
    focus: /^SID .* and SID /,
  },
  {
    name: 'takes a decision on duplicates back',
    path: '/admin/double-ups?show=all',
    act: (page) => press(page, /^Undo the decision/),
    focus: /^SID .* and SID .*Undecided/,
  },
  {
    name: 'searches for duplicates again',
    path: '/admin/double-ups',
    act: (page) => press(page, 'Search again'),
    focus: 'Search again',
  },
  {
    name: 'leaves the dialog for the link of a notice',
    path: '/admin/notices',
    act: (page) => openAndLeave(page, 'Add a link'),
    focus: 'Add a link',
  },
  {
    name: 'deletes a notice',
    path: '/admin/notices',
    act: async (page) => {
      await press(page, /^Delete the notice for SID 00124/);
      await confirm(page, /^Delete/);
    },
    focus: 'Notices',
  },
  {
    name: 'edits a user',
    path: '/admin/manage-users',
    act: async (page) => {
      await press(page, /^Edit /);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Another Name');
      await dialog.getByRole('button', { name: 'Update' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
    },
    focus: /^Edit /,
  },
  {
    name: 'turns maintenance on',
    path: '/admin/maintenance',
    act: async (page) => {
      await press(page, 'Turn maintenance on');
      await confirm(page, /^Turn/);
    },
    focus: 'Maintenance is on',
  },
  {
    name: 'turns maintenance off',
    path: '/admin/maintenance',
    act: async (page) => {
      await press(page, 'Turn maintenance off');
      const question = page.getByRole('alertdialog');
      if (await question.count()) await confirm(page, /^Turn/);
      await page.getByRole('heading', { name: 'Maintenance is off' }).waitFor();
    },
    focus: 'Maintenance is off',
  },
  {
    name: 'leaves the dialog for an API token',
    path: '/admin/api-tokens',
    act: (page) => openAndLeave(page, 'Create API token'),
    focus: 'Create API token',
  },
  {
    name: 'adds a row',
    path: '/admin/create-submission',
    act: (page) => press(page, 'Add Row'),
    focus: 'Transaction Type',
  },
  {
    name: 'submits an incomplete claim',
    path: '/admin/create-submission',
    act: (page) => press(page, 'Submit'),
    focus: /^There is a problem/,
  },
];
