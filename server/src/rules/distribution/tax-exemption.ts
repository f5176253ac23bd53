import { t } from '../text.js';

/**
 * On what ground somebody need not quote a tax file number (Income Tax Assessment Act 1936, Part VA Division 5; ATO
 * QC16808). OTHER is said by the reason of the decision.
 */
export const TAX_EXEMPTION_GROUNDS = [
  'PENSION',
  'UNDER_16',
  'NOT_REQUIRED_TO_LODGE',
  'GOVERNMENT_BODY',
  'OTHER',
] as const;
export type TaxExemptionGround = (typeof TAX_EXEMPTION_GROUNDS)[number];

const GROUNDS: Record<TaxExemptionGround, string> = {
  PENSION: t('receives a pension or benefit'),
  UNDER_16: t('is under 16'),
  NOT_REQUIRED_TO_LODGE: t('need not lodge a tax return, as a charity or an association'),
  GOVERNMENT_BODY: t('is a government body'),
  OTHER: t('is exempt on another ground'),
};

/** A ground in words, to follow what it is a ground of. */
export function exemptionText(ground: TaxExemptionGround): string {
  return GROUNDS[ground];
}
