import { type AnySchema, mixed, object, string } from 'yup';
import { CLAIM_FIELD_LABELS } from './claim-field-labels.js';
import { BANK_TYPES, RELATIONSHIPS, YES_NO } from './claim-values.js';
import { REQUIRED_CLAIM_FIELDS, type RequiredField } from './required-claim-fields.js';
import { cleanText, looksLikeEmail, SID_MAX_LENGTH, textFault } from './text-values.js';

/** The longest answer a claim keeps in one field; an address may have several lines. */
export const CLAIM_TEXT_MAX_LENGTH = 500;

const text = (most = CLAIM_TEXT_MAX_LENGTH, lines = true) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
    .default('')
    .max(most, ({ path }) => `${path} may have at most ${most} characters`)
    .test('fit', (value, { createError }) => {
      const fault = textFault(value, lines);
      return (
        fault === undefined || createError({ message: ({ path }: { path: string }) => `${path} ${fault}` })
      );
    });

const choice = (values: readonly string[], message: string) =>
  mixed<string>()
    .nullable()
    .oneOf([...values, '', null], message);

const email = () =>
  text().test('email', 'Invalid email address', (value) => value === '' || looksLikeEmail(value));

/**
 * The current claim form (spec section 5): the form, the mutation, the REST body and the imported row are checked by it.
 * Messages are the spec's: '<Field> is required'.
 */
export const claimSchema = object({
  contactDetails: group('contactDetails', {
    firstName: text(),
    lastName: text(),
    company: text(),
    position: text(),
    email: email(),
    mobile: text(),
    relationship: choice(RELATIONSHIPS, 'Choose one of the relationships'),
  }),
  legalDetails: group('legalDetails', {
    claimType: text(),
    legalEntity: text(),
    registeredOwner: text(),
    abnAcn: text(),
    tradingAccount: text(),
    australianCitizen: choice(YES_NO, 'Australian resident must be YES or NO'),
    taxNumber: text(),
  }),
  bankDetails: group('bankDetails', {
    bankName: text(),
    bankType: choice(BANK_TYPES, 'Bank country must be LOCAL or INTERNATIONAL'),
    bsb: text(),
    swiftCode: text(),
    customerCity: text(),
    customerCountry: text(),
    accountName: text(),
    accountNo: text(),
    paymentReference: text(),
  }),
  addressDetails: group('addressDetails', {
    address: text(),
    suburb: text(),
    state: text(),
    postCode: text(),
    country: text(),
  }),
  tradeDetails: group('tradeDetails', { openingBalance: text() }),
});

/** What an administrator files for a claimant: the SID is asked, the opening balance is not (spec section 5). */
export const adminClaimSchema = claimSchema.shape({
  sid: text(SID_MAX_LENGTH, false).label('SID').required('SID is required'),
  tradeDetails: object({ openingBalance: text() }),
});

/** The fields of one group, with what `REQUIRED_CLAIM_FIELDS` asks of them. */
function group<Fields extends Record<string, AnySchema>>(name: RequiredField['group'], fields: Fields) {
  const withRules = Object.entries(fields).map(([field, schema]) => {
    const rule = REQUIRED_CLAIM_FIELDS.find((asked) => asked.group === name && asked.field === field);
    const labelled = schema.label(CLAIM_FIELD_LABELS[`${name}.${field}`] ?? field);
    return [field, rule ? asking(labelled, rule) : labelled];
  });
  return object(Object.fromEntries(withRules) as Fields);
}

function asking(schema: AnySchema, { message, onlyFor }: RequiredField): AnySchema {
  const answered = (value: unknown) => value !== null && value !== undefined && value !== '';
  if (onlyFor === undefined) return schema.test('required', message, answered);
  return schema.when('bankType', {
    is: onlyFor,
    then: (asked: AnySchema) => asked.test('required', message, answered),
  });
}
