import { array, object } from 'yup';
import { t } from './text.js';
import { answer, choice, isAnswered, optionalChoice, requiredWhen, yesOrNo } from './registration-answers.js';
import { registrationTradeSchema } from './registration-trade-schema.js';
import { GROUP_ENTITY_TYPES, GROUP_MEMBER_TYPES, REGISTERED_OWNER_OPTIONS } from './registration-values.js';
import { EMAIL_MAX_LENGTH, looksLikeEmail } from './text-values.js';

/** The maximum number of trade rows of an older registration; its lists show them all. */
export const REGISTRATION_TRADES_MAX = 1000;
const HIN_SRN_MAX_LENGTH = 64;

/** The message when there is no trade row (REGISTRATION-15). */
export const NO_TRADES = t('Add at least one trade');

const asked = (label: string, options?: Parameters<typeof answer>[1]) =>
  answer(label, options).test('required', t('{label} is required', { label }), isAnswered);

/**
 * Digits with an optional leading plus and spaces; other numbers and non-numeric texts get different messages
 * (REGISTRATION-9).
 */
const WHOLE = /^\+?\d+$/;
const ANY_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

const mobile = asked(t('Mobile'), { max: 30 }).test('number', (value, context) => {
  const text = value.replaceAll(' ', '');
  if (text === '' || WHOLE.test(text)) return true;
  const message = ANY_NUMBER.test(text) ? t('Mobile must be a number') : t('Must be a number');
  return context.createError({ message });
});

const email = asked(t('Email'), { max: EMAIL_MAX_LENGTH }).test(
  'email',
  t('Invalid email address'),
  (value) => value === '' || looksLikeEmail(value),
);

/** Part 1: the contact. */
const contactInformationSchema = object({
  title: asked(t('Title')),
  firstName: asked(t('First Name')),
  middleName: answer(t('Middle Name')),
  lastName: asked(t('Last Name')),
  company: answer(t('Company')),
  position: answer(t('Position')),
  landline: answer(t('Landline')),
  mobile,
  email,
  mailingAddress: asked(t('Mailing Address'), { lines: true }),
  suburb: asked(t('Suburb')),
  state: asked(t('State')),
  postCode: asked(t('Post Code')),
  country: answer(t('Country')),
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
    t('Group Member Type is required'),
    t('Choose one of the group member types'),
  ),
  shareholderNames: forType(
    'INDIVIDUAL_JOINT_SHAREHOLDER',
    answer(t('Shareholder names')),
    t('Shareholder names are required'),
  ),
  companyName: forType('COMPANY', answer(t('Company names')), t('Company names are required')),
  abnAcnArsn: forType('COMPANY', answer(t('ABN/ACN/ARSN')), t('ABN/ACN/ARSN is required')),
  trusteeName: forType('TRUSTEE_CUSTODIAN_AGENT', answer(t('Trustee')), t('Trustee is required')),
  groupEntityType: forType(
    'TRUSTEE_CUSTODIAN_AGENT',
    optionalChoice(GROUP_ENTITY_TYPES, t('Choose one of the group entity types')),
    t('Group Entity Type is required'),
  ),
  beneficialOwner: forType(
    'TRUSTEE_CUSTODIAN_AGENT',
    answer(t('Beneficial Owner')),
    t('Beneficial Owner is required'),
  ),
  onBehalf: forType(
    'TRUSTEE_CUSTODIAN_AGENT',
    yesOrNo(t('On Behalf must be true or false')),
    t('On Behalf is required'),
  ),
  othersSpecified: forType('OTHERS', answer(t('Other Specified')), t('Other Specified is required')),
  groupMemberName: forType('OTHERS', answer(t('Group Member Name')), t('Group Member Name is required')),
});

const elsewhere = (label: string, options?: Parameters<typeof answer>[1]) =>
  requiredWhen(answer(label, options), 'sameAsContactAddress', false, t('{label} is required', { label }));

/** Part 3: the group member's address, required only when it differs from the contact's. */
const groupMemberAddressSchema = object({
  sameAsContactAddress: yesOrNo(t('Same as contact address must be true or false')).test(
    'required',
    t('Same as contact address is required'),
    isAnswered,
  ),
  streetAddress: elsewhere(t('Street address'), { lines: true }),
  suburb2: elsewhere(t('Suburb')),
  state2: elsewhere(t('State')),
  postCode2: elsewhere(t('Post Code')),
  country2: answer(t('Country')),
});

/** Part 4: the registered owner and the number on the share register. */
const shareholderDetailsSchema = object({
  registered_owner_option: choice(
    REGISTERED_OWNER_OPTIONS,
    t('Registered owner option is required'),
    t('Registered owner option must be SAME or DIFFERENT'),
  ),
  registeredOwner: requiredWhen(
    answer(t('Registered owner')),
    'registered_owner_option',
    'DIFFERENT',
    t('Registered owner is required'),
  ),
  hinSrn: asked(t('HIN/SRN'), { max: HIN_SRN_MAX_LENGTH }),
});

/** At least one trade row, each validated by the rules of the dialog. */
export const registrationTradesSchema = array(registrationTradeSchema)
  .transform((value: unknown) => value ?? [])
  .default([])
  .min(1, NO_TRADES)
  .max(
    REGISTRATION_TRADES_MAX,
    t('A registration can have at most {registrationTradesMax} trades', {
      registrationTradesMax: REGISTRATION_TRADES_MAX,
    }),
  );

/** Part 5 without its rows: the opening balance, NONE for no shares. */
const openingBalanceSchema = object({ openingBalance: asked(t('Opening balance')) });

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
