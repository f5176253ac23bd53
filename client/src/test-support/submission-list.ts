import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRow, aSubmissionPage, scheme } from './answers';
import { openApp, signedInAs, type Answers } from './open-app';

/** Any page of a list of two, with a row that is named after it. */
export const twoPages = ({ page }: Record<string, unknown>) =>
  aSubmissionPage(Number(page), [
    aRow({ id: `s${Number(page)}`, legalEntity: `Entity of page ${Number(page)}` }),
  ]);

/** Opens the list of new submissions. */
export function openList(path = '/admin/submissions-new', answers: Answers = {}) {
  return openApp(path, {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    SubmissionList: twoPages,
    SubmissionFilterCounts: filterCounts,
    ...answers,
  });
}

/** Searches for these words; returns the dialog. */
export async function search(words: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(
    within(dialog).getByPlaceholderText('SID, Legal Entity, Contact Person or Email'),
    words,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Search' }));
  return dialog;
}

/** How many submissions each filter has. */
export const filterCounts = {
  submissionFilterCounts: {
    __typename: 'SubmissionFilterCounts',
    limit: 10_000,
    missingData: 10_001,
    completeData: 0,
    missingBank: 3,
    withoutTrades: 31,
    removed: 0,
    hasAmendments: 0,
    unansweredAmendments: 0,
    hasAttachments: 0,
    withoutAttachments: 0,
    newThisWeek: 0,
    changedThisWeek: 0,
    attachedThisWeek: 0,
    messagedThisWeek: 0,
    sidMissing: 2,
    withoutTaxNumber: 5,
    possibleDuplicate: null,
    sources: [
      { __typename: 'SourceCount', source: '', count: 4 },
      { __typename: 'SourceCount', source: 'Paper form', count: 10_001 },
    ],
    findings: [
      { __typename: 'FindingCount', finding: 'CLOSING_DIFFERS', count: 12 },
      { __typename: 'FindingCount', finding: 'NOT_A_TRADING_DAY', count: 10_001 },
    ],
  },
};

/** Chooses a filter. */
export async function filterBy(label: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${label}`) }));
}
