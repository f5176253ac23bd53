import { claimEmail } from '@rules/claim-email.js';
import { adminClaimSchema, claimSchema, phoneClaimSchema } from '@rules/claim-schema.js';
import { isBlank } from '@rules/text-values.js';
import { checkTradeRows } from '@rules/trade-row.js';
import { readTypedShares } from '@rules/trade-values.js';
import type { FormikErrors } from 'formik';
import { type AnyObjectSchema, object, string, type StringSchema } from 'yup';
import { t } from '@rules/text.js';
import { formErrors } from '../../components/form/form-errors';
import type { ClaimFormValues } from './claim-values';

const lockedTrades = { tradeDetails: object({ openingBalance: string() }) };

/**
 * The rules of a claim's form that asks the claimant: its opening balance is a number, since any other text would count
 * as 0 (CLAIM-58). An administrator who types from paper keeps what is written there.
 */
function countsShares(schema: typeof claimSchema | typeof phoneClaimSchema) {
  const tradeDetails = schema.fields.tradeDetails as AnyObjectSchema;
  const openingBalance = (tradeDetails.fields.openingBalance as StringSchema).test(
    'number',
    t('Opening balance must be a whole number of shares, such as 1,200. Enter 0 if there were none.'),
    (value = '') => isBlank(value) || readTypedShares(value) !== undefined,
  );
  return schema.shape({ tradeDetails: tradeDetails.shape({ openingBalance }) });
}

/** The required fields of a claim form, by the role of the user and whether the claim exists already. */
export const claimRules = {
  create: countsShares(claimSchema),
  adminCreate: adminClaimSchema,
  phoneCreate: countsShares(phoneClaimSchema),
  /** Part C is locked for members, so missing values in it cannot be required of them. */
  edit: claimSchema.shape(lockedTrades),
  adminEdit: adminClaimSchema.shape({ email: claimEmail }),
  /** Of a claim that was filed by telephone for somebody without an e-mail address. */
  phoneEdit: phoneClaimSchema.shape({ email: claimEmail }),
} as const;

/** The errors of a claim's answers. Its trades have checks of their own (`tradeErrors`), so they are not walked through. */
export function answerErrors(
  rules: (typeof claimRules)[keyof typeof claimRules],
  values: ClaimFormValues,
): FormikErrors<ClaimFormValues> {
  return formErrors(rules, { ...values, tradeDetails: { ...values.tradeDetails, tradeData: [] } });
}

/**
 * The errors of the parts of a claim that an edit changes: to fix one answer, an administrator must not have to invent
 * what an imported claim lacks elsewhere. The server validates the same parts.
 */
export function inTouchedParts(
  errors: FormikErrors<ClaimFormValues>,
  before: ClaimFormValues,
  after: ClaimFormValues,
): FormikErrors<ClaimFormValues> {
  const kept = Object.entries(errors).filter(([name]) => {
    const part = name as keyof ClaimFormValues;
    // A claim that was filed by telephone may lack the address that owns it.
    if (part === 'email') return before.email !== '' || after.email !== '';
    return part === 'sid' || JSON.stringify(before[part]) !== JSON.stringify(after[part]);
  });
  return Object.fromEntries(kept);
}

/** Why the trades cannot be submitted, in Formik's shape; the trade editor itself marks each cell. */
export function tradeErrors({ tradeDetails }: ClaimFormValues) {
  const { problemCount } = checkTradeRows(tradeDetails.tradeData);
  if (problemCount === 0) return {};
  const problems = t('{problemCount, plural, one {# value needs} other {# values need}}', { problemCount });
  return { tradeDetails: { tradeData: t('{problems} correcting', { problems }) } };
}
