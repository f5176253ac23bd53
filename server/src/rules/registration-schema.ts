import { array, object } from 'yup';
import { answer, choice, isAnswered, optionalChoice, requiredWhen, yesOrNo } from './registration-answers.js';
import { registrationTradeSchema } from './registration-trade-schema.js';
import { GROUP_ENTITY_TYPES, GROUP_MEMBER_TYPES, REGISTERED_OWNER_OPTIONS } from './registration-values.js';
import { EMAIL_MAX_LENGTH, looksLikeEmail } from './text-values.js';

/** The maximum number of trade rows of an older registration; its lists show them all. */
export const REGISTRATION_TRADES_MAX = 1000;
const HIN_SRN_MAX_LENGTH = 64;

/** The message when there is no trade row (REGISTRATION-15). */
export const NO_TRADES = 'Add at least one trade';

const asked = (label: string, options?: Parameters<typeof answer>[1]) =>
  answer(label, options).test('required', `${label} is required`, isAnswered);

/**
 * Digits with an optional leading plus and spaces; other numbers and non-numeric texts get different messages
 * (REGISTRATION-9).
 */
const WHOLE = /^\+?\d+$/;
const ANY_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

const mobile = asked('Mobile', { max: 30 }).test('number', (value, context) => {
  const text = value.replaceAll(' ', '');
  if (text === '' || WHOLE.test(text)) return true;
  const message = ANY_NUMBER.test(text) ? 'Mobile must be a number' : 'Must be a number';
  return context.createError({ message });
});

const email = asked('Email', { max: EMAIL_MAX_LENGTH }).test(
  'email',
  'Invalid email address',
  (value) => value === '' || looksLikeEmail(value),
);

/** Part 1: the contact. */
const contactInformationSchema = object({
  title: asked('Title'),
  firstName: asked('First Name'),
  middleName: answer('Middle Name'),
  lastName: asked('Last Name'),
  company: answer('Company'),
  position: answer('Position'),
  landline: answer('Landline'),
  mobile,
  email,
  mailingAddress: asked('Mailing Address', { lines: true }),
  suburb: asked('Suburb'),
  state: asked('State'),
  postCode: asked('Post Code'),
  country: answer('Country'),
});

const forType = <Schema extends Parameters<typeof requiredWhen>[0]>(
  type: (typeof GROUP_MEMBER_TYPES)[number],
  schema: Schema,
  message: string,
) => requiredWhen(schema, 'groupMemberType', type, message);

/** Part 2: the capacity in which the shares were held; each type requires its own fields. */
const groupMemberDetailsSchema = object({
  groupMemberType: choice(
    GROUP_MEMBER_TYPES,
    'Group Member Type is required',
    'Choose one of the group member types',
  ),
  shareholderNames: forType(
    'INDIVIDUAL_JOINT_SHAREHOLDER',
    answer('Shareholder names'),
    'Shareholder names are required',
  ),
  companyName: forType('COMPANY', answer('Company names'), 'Company names are required'),
  abnAcnArsn: forType('COMPANY', answer('ABN/ACN/ARSN'), 'ABN/ACN/ARSN is required'),
  trusteeName: forType('TRUSTEE_CUSTODIAN_AGENT', answer('Trustee'), 'Trustee is required'),
  groupEntityType: forType(
    'TRUSTEE_CUSTODIAN_AGENT',
    optionalChoice(GROUP_ENTITY_TYPES, 'Choose one of the group entity types'),
    'Group Entity Type is required',
  ),
  beneficialOwner: forType(
    'TRUSTEE_CUSTODIAN_AGENT',
    answer('Beneficial Owner'),
    'Beneficial Owner is required',
  ),
  onBehalf: forType(
    'TRUSTEE_CUSTODIAN_AGENT',
    yesOrNo('On Behalf must be true or false'),
    'On Behalf is required',
  ),
  othersSpecified: forType('OTHERS', answer('Other Specified'), 'Other Specified is required'),
  groupMemberName: forType('OTHERS', answer('Group Member Name'), 'Group Member Name is required'),
});

const elsewhere = (label: string, options?: Parameters<typeof answer>[1]) =>
  requiredWhen(answer(label, options), 'sameAsContactAddress', false, `${label} is required`);

/** Part 3: the group member's address, required only when it differs from the contact's. */
const groupMemberAddressSchema = object({
  sameAsContactAddress: yesOrNo('Same as contact address must be true or false').test(
    'required',
    'Same as contact address is required',
    isAnswered,
  ),
  streetAddress: elsewhere('Street address', { lines: true }),
  suburb2: elsewhere('Suburb'),
  state2: elsewhere('State'),
  postCode2: elsewhere('Post Code'),
  country2: answer('Country'),
});

/** Part 4: the registered owner and the number on the share register. */
const shareholderDetailsSchema = object({
  registered_owner_option: choice(
    REGISTERED_OWNER_OPTIONS,
    'Registered owner option is required',
    'Registered owner option must be SAME or DIFFERENT',
  ),
  registeredOwner: requiredWhen(
    answer('Registered owner'),
    'registered_owner_option',
    'DIFFERENT',
    'Registered owner is required',
  ),
  hinSrn: asked('HIN/SRN', { max: HIN_SRN_MAX_LENGTH }),
});

/** At least one trade row, each validated by the rules of the dialog. */
export const registrationTradesSchema = array(registrationTradeSchema)
  .transform((value: unknown) => value ?? [])
  .default([])
  .min(1, NO_TRADES)
  .max(REGISTRATION_TRADES_MAX, `A registration can have at most ${REGISTRATION_TRADES_MAX} trades`);

/** Part 5 without its rows: the opening balance, NONE for no shares. */
const openingBalanceSchema = object({ openingBalance: asked('Opening balance') });

/** Parts 1 to 5 without the trade rows, which a form need not validate again at each keystroke. */
export const registrationAnswersSchema = object({
  contactInformation: contactInformationSchema,
  groupMemberDetails: groupMemberDetailsSchema,
  groupMemberAddress: groupMemberAddressSchema,
  shareholderDetails: shareholderDetailsSchema,
  tradeDetails: openingBalanceSchema,
});

/**
 * The schema of the older registration form (REGISTRATION-17); it validates the form, the mutation and the REST body.
 * Its cast returns the values as they are stored.
 */
export const registrationSchema = registrationAnswersSchema.shape({
  tradeDetails: openingBalanceSchema.shape({ tradeData: registrationTradesSchema }),
});
