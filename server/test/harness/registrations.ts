import { Decimal } from 'decimal.js';
import type { DataSource } from 'typeorm';
import { columnsOf } from '../../src/registrations/registration-columns.js';
import { RegistrationTrade } from '../../src/registrations/registration-trade.entity.js';
import { Registration } from '../../src/registrations/registration.entity.js';
import { encryptHinSrn } from '../../src/registrations/encrypted-holder-number.js';
import type { RegistrationValues } from '../../src/rules/registration-values.js';
import type { KeyRing } from '../../src/encryption/key-ring.js';

/** A complete older registration of joint shareholders, as either API takes it. */
export const REGISTRATION: RegistrationValues = {
  contactInformation: {
    title: 'Ms',
    firstName: 'Avery',
    middleName: '',
    lastName: 'Quill',
    company: '',
    position: '',
    landline: '',
    mobile: '0400000000',
    email: 'avery@example.com',
    mailingAddress: '1 Test Street',
    suburb: 'Carlton',
    state: 'VIC',
    postCode: '3053',
    country: 'Australia',
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
  tradeDetails: {
    openingBalance: 'NONE',
    tradeData: [
      {
        transactionType: 'BUY',
        tradeDate: '2018-03-01',
        quantity: '100',
        totalAmount: '450.25',
        tradeType: 'ON_MARKET',
      },
    ],
  },
};

/** A registration in the database, with the trades of its values. */
export async function aRegistration(
  db: DataSource,
  ring: KeyRing,
  ownerId: string,
  values: RegistrationValues = REGISTRATION,
): Promise<string> {
  const [{ id } = { id: '' }] = await db.query<{ id: string }[]>('SELECT uuidv7() AS id');
  const sealed = encryptHinSrn(ring, id, values.shareholderDetails.hinSrn);
  await db.getRepository(Registration).insert({ id, ownerId, ...columnsOf(values), sealed });
  const trades = values.tradeDetails.tradeData.map((trade) => ({
    ...trade,
    registrationId: id,
    totalAmount: new Decimal(trade.totalAmount),
  }));
  await db.getRepository(RegistrationTrade).insert(trades as RegistrationTrade[]);
  return id;
}
