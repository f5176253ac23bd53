import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from './open-app';

/** A server that has no draft yet and accepts new ones. */
export const noDraft: Answers = {
  KeptDraft: { draft: null },
  SaveDraft: { saveDraft: { __typename: 'DraftSaved', version: 1, savedAt: '2026-11-21T03:03:00Z' } },
  DiscardDraft: { discardDraft: true },
};

/** A draft stored on an earlier visit. */
export const keptDraft = (form: string, values: object, fromVersion?: number): Answers => ({
  ...noDraft,
  KeptDraft: {
    draft: {
      __typename: 'Draft',
      form,
      subjectId: null,
      data: JSON.stringify({ values, fromVersion }),
      version: 3,
      savedAt: '2026-11-20T22:15:00Z',
    },
  },
});

/** Every required answer of the claim form, by label. */
export const completeAnswers = {
  'First name': 'Avery',
  'Last name': 'Claimant',
  Email: 'avery@claimant.example',
  Phone: '0400 000 000',
  'Relationship to RGM': 'INDIVIDUAL',
  'Legal entity on the share register': 'Claimant Holdings Pty Ltd',
  'Registered owner if different': 'Claimant Nominees',
  'Australian resident': 'YES',
  'Bank name': 'Southern Bank',
  'Bank country': 'LOCAL',
  BSB: '062-000',
  'Account name': 'A Claimant',
  'Account number': '12345678',
  Address: '1 High St',
  'Suburb/Town': 'Perth',
  State: 'WA',
  'Post Code': '6000',
  Country: 'Australia',
  'Opening balance': '1200',
} as const;

/** The same answers as in a draft: faster than typing. */
export const completeClaim = {
  sid: '00077',
  contactDetails: {
    firstName: 'Avery',
    lastName: 'Claimant',
    email: 'avery@claimant.example',
    mobile: '0400 000 000',
    relationship: 'INDIVIDUAL',
  },
  legalDetails: {
    legalEntity: 'Claimant Holdings Pty Ltd',
    registeredOwner: 'Claimant Nominees',
    australianCitizen: 'YES',
  },
  bankDetails: {
    bankName: 'Southern Bank',
    bankType: 'LOCAL',
    bsb: '062-000',
    accountName: 'A Claimant',
    accountNo: '12345678',
  },
  addressDetails: {
    address: '1 High St',
    suburb: 'Perth',
    state: 'WA',
    postCode: '6000',
    country: 'Australia',
  },
  tradeDetails: { openingBalance: '1200', closingBalance: '', tradeData: [] },
};

/** The field with a label, with or without '(optional)'. */
export const field = (label: string) =>
  screen.getByLabelText((words) => words === label || words === `${label} (optional)`);

/** Types answers into the form, each into the field with its label. */
export function fill(answers: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(answers)) {
    const input = field(label);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  }
}

/** Confirms changed bank details, as a member with a password does. */
export async function confirmByPassword(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your new bank details' }));
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'my password' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}
