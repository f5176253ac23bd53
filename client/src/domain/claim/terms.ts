import { t } from '@rules/text.js';
import { SID_MEANING } from './sid-meaning';

/** The note where the tax file number is entered or shown (VIEW-6). */
export const TAX_NUMBER_NOTE = t(
  'Without it, for an Australian tax resident, tax is withheld at the full amount.',
);

/** Explanations of technical terms, shown where a page first uses one. */
export const meaningOf = {
  sid: SID_MEANING,
  claimEmail: t('The person who signs in with this address can see the claim.'),
  rgm: t('Registered Group Member: the investor the claim belongs to.'),
  hinSrn: t('The holder number on a CHESS or share registry statement.'),
  bsb: t('The six digits that identify an Australian bank branch.'),
  swiftCode: t('The 8 or 11 letters and digits that identify an overseas bank, also called a BIC.'),
} as const;
