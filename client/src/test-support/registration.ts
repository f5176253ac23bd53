import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistrationAnswersFragment } from '../generated/graphql';
import { field, fill } from './claim-form';

type Trade = RegistrationAnswersFragment['data']['tradeDetails']['tradeData'][number];

export const aRegistrationTrade = (overrides: Partial<Trade> = {}): Trade =>
  ({
    __typename: 'RegistrationTrade',
    id: 't1',
    transactionType: 'BUY',
    tradeDate: '2018-03-01',
    quantity: '100',
    totalAmount: '450.255',
    tradeType: 'ON_MARKET',
    ...overrides,
  }) as Trade;

interface Overrides {
  version?: number;
  firstName?: string;
  company?: string;
  member?: Partial<RegistrationAnswersFragment['data']['groupMemberDetails']>;
  trades?: Trade[];
}

/** An older registration of joint shareholders. */
export function aRegistration({ version = 1, firstName, company, member, trades }: Overrides = {}) {
  const registration: RegistrationAnswersFragment = {
    id: 'r1',
    version,
    timeCreatedAt: '2022-01-02T20:00:00Z',
    owner: { name: 'Avery Quill', email: 'avery@scheme.example' },
    data: {
      contactInformation: {
        title: 'Ms',
        firstName: firstName ?? 'Avery',
        middleName: '',
        lastName: 'Quill',
        company: company ?? '',
        position: '',
        landline: '',
        mobile: '0400000000',
        email: 'avery@scheme.example',
        mailingAddress: '1 High St',
        suburb: 'Perth',
        state: 'WA',
        postCode: '6000',
        country: '',
      },
      groupMemberDetails: {
        groupMemberType: 'INDIVIDUAL_JOINT_SHAREHOLDER',
        shareholderNames: 'Avery & Robin Quill',
        companyName: '',
        abnAcnArsn: '',
        trusteeName: '',
        groupEntityType: null,
        beneficialOwner: '',
        onBehalf: null,
        othersSpecified: '',
        groupMemberName: '',
        ...member,
      },
      groupMemberAddress: {
        sameAsContactAddress: true,
        streetAddress: '',
        suburb2: '',
        state2: '',
        postCode2: '',
        country2: '',
      },
      shareholderDetails: { registered_owner_option: 'SAME', registeredOwner: '', hinSrn: 'X0012345678' },
      tradeDetails: { openingBalance: 'NONE', tradeData: trades ?? [aRegistrationTrade()] },
    },
  };
  return { registration: { __typename: 'Registration', ...registration } };
}

/** Fills in the older form except its trades. */
export function fillRegistration() {
  fill({
    Title: 'Ms',
    'First Name': 'Avery',
    'Last Name': 'Quill',
    Mobile: '0400 000 000',
    Email: 'avery@scheme.example',
    'Mailing Address': '1 High St',
    Suburb: 'Perth',
    State: 'WA',
    'Post Code': '6000',
    'HIN/SRN': 'X0012345678',
    'Opening balance': 'NONE',
  });
  fireEvent.click(screen.getByLabelText('Company'));
  fill({ 'Company names': 'Quill Pty Ltd', 'ABN/ACN/ARSN': '004 028 077' });
  fireEvent.click(screen.getByLabelText('Yes'));
  fireEvent.click(screen.getByLabelText('The group member named in Part 2'));
}

/** Adds a trade in the dialog. */
export async function addTrade(quantity: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add Trade' }));
  await screen.findByRole('dialog', { name: 'Trade Details' });
  fireEvent.change(field('Transaction Type'), { target: { value: 'BUY' } });
  fireEvent.change(field('Trade Date'), { target: { value: '2018-03-01' } });
  fireEvent.change(field('Quantity'), { target: { value: quantity } });
  fireEvent.change(field('Total Amount'), { target: { value: '450.255' } });
  fireEvent.change(field('Trade Type'), { target: { value: 'ON_MARKET' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add Trade Details' }));
  await screen.findByRole('button', { name: `Delete Buy 01-Mar-2018, ${quantity} shares` });
}
