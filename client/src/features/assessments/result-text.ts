import { t } from '@rules/text.js';
import type { AssessedStatus } from '../../generated/graphql';

/** What became of a claim in a run. */
export const STATUS_LABELS: Record<AssessedStatus, string> = {
  ASSESSED: t('Assessed'),
  BLOCKED: t('Blocked by an error'),
  NO_SID: t('Without a SID'),
  REMOVED: t('Removed from the scheme'),
  DOUBLE_UP: t('Duplicate of another claim'),
};

const LIMITS: Record<string, string> = {
  NONE: t('Nothing'),
  MARKET_GAIN: t('A gain on the market: no loss'),
  MARKET_LOSS: t('The loss on the market'),
  CLAIM_CAP: t('The most that a claim may come to'),
};

/** What limited the loss of a claim. */
export function limitText(limitedBy: string): string {
  return LIMITS[limitedBy] ?? limitedBy;
}

const BASES: Record<string, string> = {
  EXCESS: t('Inflation of the price'),
  PRICE: t('Difference of the prices'),
  LOOK_BACK: t('Average price of the look-back period'),
  SHARE_CAP: t('The most that a share may come to'),
  FLOOR: t('Below 0, counted as 0'),
  NO_CLAIM: t('No claim'),
};

/** Which rule determined the loss of a slice. */
export function basisText(basis: string): string {
  return BASES[basis] ?? basis;
}
