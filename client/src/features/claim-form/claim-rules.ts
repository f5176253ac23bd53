import { claimEmail } from '@rules/claim-email.js';
import { adminClaimSchema, claimSchema } from '@rules/claim-schema.js';
import { checkTradeRows } from '@rules/trade-row.js';
import type { FormikErrors } from 'formik';
import { object, string } from 'yup';
import { formatQuantity } from '../../lib/amounts';
import type { ClaimFormValues } from './claim-values';

const lockedTrades = { tradeDetails: object({ openingBalance: string() }) };

/** Which fields a claim form asks for: by who fills it, and whether the claim is there already. */
export const claimRules = {
  create: claimSchema,
  adminCreate: adminClaimSchema,
  /** Part C is locked to a member: what is missing there cannot be asked of them. */
  edit: claimSchema.shape(lockedTrades),
  adminEdit: adminClaimSchema.shape({ email: claimEmail }),
} as const;

/**
 * The errors of the parts of a claim that an edit touches: an administrator must not invent what an imported claim
 * lacks elsewhere in order to fix one answer. The server checks the same parts.
 */
export function inTouchedParts(
  errors: FormikErrors<ClaimFormValues>,
  before: ClaimFormValues,
  after: ClaimFormValues,
): FormikErrors<ClaimFormValues> {
  const kept = Object.entries(errors).filter(([name]) => {
    const part = name as keyof ClaimFormValues;
    return part === 'sid' || part === 'email' || JSON.stringify(before[part]) !== JSON.stringify(after[part]);
  });
  return Object.fromEntries(kept);
}

/** What stops the trades from being sent, in Formik's shape; the entry itself marks each cell. */
export function tradeErrors({ tradeDetails }: ClaimFormValues) {
  const { problemCount } = checkTradeRows(tradeDetails.tradeData);
  if (problemCount === 0) return {};
  const problems = formatQuantity(problemCount, 'value needs', 'values need');
  return { tradeDetails: { tradeData: `${problems} correcting` } };
}
