import { claimEmail } from '@rules/claim-email.js';
import { adminClaimSchema, claimSchema, phoneClaimSchema } from '@rules/claim-schema.js';
import { checkTradeRows } from '@rules/trade-row.js';
import type { FormikErrors } from 'formik';
import { object, string } from 'yup';
import { t } from '@rules/text.js';
import type { ClaimFormValues } from './claim-values';

const lockedTrades = { tradeDetails: object({ openingBalance: string() }) };

/** The required fields of a claim form, by the role of the user and whether the claim exists already. */
export const claimRules = {
  create: claimSchema,
  adminCreate: adminClaimSchema,
  phoneCreate: phoneClaimSchema,
  /** Part C is locked for members, so missing values in it cannot be required of them. */
  edit: claimSchema.shape(lockedTrades),
  adminEdit: adminClaimSchema.shape({ email: claimEmail }),
  /** Of a claim that was filed by telephone for somebody without an e-mail address. */
  phoneEdit: phoneClaimSchema.shape({ email: claimEmail }),
} as const;

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
