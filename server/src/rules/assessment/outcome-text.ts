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

/** Errors that say that a claim holds other shares than its transactions make. */
const DOES_NOT_ADD_UP: ReadonlySet<string> = new Set([
  'OPENING_NEGATIVE',
  'BALANCE_NEGATIVE',
  'CLOSING_DIFFERS',
]);
const HALT = 'TRADING_HALT';

/**
 * Why a blocked claim could not be assessed, as a clause that goes before the list of its errors (NOTICE-13).
 * @param codes of the errors
 */
export function blockedClause(codes: readonly string[]): string {
  if (codes.length > 0 && codes.every((code) => code === HALT))
    return t('It has trades on days on which trading was halted, so it could not be assessed');
  if (codes.length > 0 && codes.every((code) => DOES_NOT_ADD_UP.has(code)))
    return t('Its trades do not add up, so they could not be assessed');
  return t('It could not be assessed, because of what the checks of its trades found');
}

/** What the member of a claim that is blocked by a trading halt is asked; undefined for other errors. */
export function haltQuestion(codes: readonly string[]): string | undefined {
  return codes.includes(HALT)
    ? t(
        'Is the date right? A trade that was made off the market on that day can be accepted: tell us how you made it.',
      )
    : undefined;
}

/** What a recognised loss is, since members take it for the payment. */
export const LOSS_IS_NO_PAYMENT = t(
  'This is what the rules recognise as your loss. It is not what you will be paid: the fund is shared among all claims, each in proportion to its loss.',
);
