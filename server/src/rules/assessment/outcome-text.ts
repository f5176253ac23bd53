import { t } from '../text.js';

const LIMITED: Record<string, string> = {
  MARKET_GAIN: t('Your trades made a gain on the market as a whole, so the rules recognise no loss.'),
  MARKET_LOSS: t('It is limited to your loss on the market, which is lower than the sum of the lines.'),
  CLAIM_CAP: t('It is limited to the most that one claim may come to under the rules.'),
};

const NO_PART: Record<string, string> = {
  NO_SID: t('This claim had no SID when claims were assessed, so it took no part.'),
  REMOVED: t('This claim was removed from the scheme, so it took no part.'),
  DOUBLE_UP: t('This claim is a duplicate of another claim, which is assessed in its place.'),
};

/** What limited the recognised loss of a claim, as a sentence; undefined when nothing did. */
export function limitSentence(limitedBy: string | null | undefined): string | undefined {
  return limitedBy ? LIMITED[limitedBy] : undefined;
}

/** Why a claim took no part in an assessment; undefined when it did. */
export function noPartSentence(status: string): string | undefined {
  return NO_PART[status];
}

/** What a recognised loss is, since members take it for the payment. */
export const LOSS_IS_NO_PAYMENT = t(
  'This is what the rules recognise as your loss. It is not what you will be paid: the fund is shared among all claims, each in proportion to its loss.',
);
