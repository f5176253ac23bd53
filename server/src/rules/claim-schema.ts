import { type AnySchema, mixed, object, type ObjectSchema, string } from 'yup';
import { t } from './text.js';
import { CLAIM_FIELDS, type ClaimGroup, type ClaimValues, type ListedClaimField } from './claim-catalogue.js';
import type { Choice } from './claim-values.js';
import { spreadsheetError } from './spreadsheet-marks.js';
import { cleanText, composed, looksLikeEmail, SID_MAX_LENGTH, textError } from './text-values.js';
import { readQuantity } from './trade-values.js';

const text = (most: number, { lines = true, code = false } = {}) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? composed(cleanText(value)) : value))
    .default('')
    .max(most, ({ path }) => t('{path} can have at most {most} characters', { path, most }))
    .test('fit', (value, { createError }) => {
      const error = textError(value, lines) ?? spreadsheetError(value, code);
      return (
        error === undefined || createError({ message: ({ path }: { path: string }) => `${path} ${error}` })
      );
    });

/**
 * The schema of the current claim form (CLAIM-13, CLAIM-14, CLAIM-15); it validates the form, the mutation, the REST
 * body and the imported row. Messages follow CLAIM-12: '<Field> is required'.
 */
export const claimSchema = object({
  contactDetails: group('contactDetails'),
  legalDetails: group('legalDetails'),
  bankDetails: group('bankDetails'),
  addressDetails: group('addressDetails'),
  tradeDetails: group('tradeDetails'),
} satisfies Record<ClaimGroup, AnySchema>);

/** The schema of a claim that an administrator files: the SID is required, the opening balance is not (CLAIM-17). */
export const adminClaimSchema = claimSchema.shape({
  sid: text(SID_MAX_LENGTH, { lines: false, code: true }).label(t('SID')).required(t('SID is required')),
  tradeDetails: group('tradeDetails', ['openingBalance']),
});

/** The schema of a claim that an administrator files by telephone: not everybody has an e-mail address (PHONE-4). */
export const phoneClaimSchema = adminClaimSchema.shape({
  contactDetails: group('contactDetails', ['email']),
});

/** The schema of one group's fields, including the required ones except those that are optional here. */
function group<Name extends ClaimGroup>(name: Name, optional: readonly (keyof ClaimValues[Name])[] = []) {
  const fields = CLAIM_FIELDS.filter((field) => field.group === name).map((field) => {
    const schema = (field.choice ? chosen(field.choice) : answer(field)).label(field.label);
    const isOptional = optional.includes(field.field as keyof ClaimValues[Name]);
    return [field.field, field.required && !isOptional ? asking(schema, field) : schema] as const;
  });
  return object(Object.fromEntries(fields)) as unknown as ObjectSchema<ClaimValues[Name]>;
}

function answer({ kind, maxLength, code }: ListedClaimField): AnySchema {
  if (kind === 'shares')
    return text(maxLength).test(
      'shares',
      ({ path }: { path: string }) => t('{path} must be a whole number of shares, such as 1,200', { path }),
      (value) => value === '' || readQuantity(value) !== undefined,
    );
  if (kind !== 'email') return text(maxLength, { code: code === true });
  return text(maxLength).test(
    'email',
    t('Invalid email address'),
    (value) => value === '' || looksLikeEmail(value),
  );
}

function chosen({ values, message }: Choice<string>): AnySchema {
  return mixed<string>()
    .nullable()
    .oneOf([...values, '', null], message);
}

function asking(schema: AnySchema, { required = '', requiredFor }: ListedClaimField): AnySchema {
  const message = t('{required} is required', { required });
  const answered = (value: unknown) => value !== null && value !== undefined && value !== '';
  if (requiredFor === undefined) return schema.test('required', message, answered);
  return schema.when('bankType', {
    is: requiredFor,
    then: (asked: AnySchema) => asked.test('required', message, answered),
  });
}
