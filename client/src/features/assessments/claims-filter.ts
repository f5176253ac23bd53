import { findingText } from '@rules/assessment/finding-text.js';
import { t } from '@rules/text.js';
import type { AssessedClaimsFilter, AssessedStatus } from '../../generated/graphql';
import { exactMoney } from './claim-trace';
import { limitText, STATUS_LABELS } from './result-text';

/** The parameters of the URL by which the claims of a run are filtered. */
export const FILTER_PARAMS = [
  'status',
  'finding',
  'limit',
  'from',
  'below',
  'differs',
  'edited',
  'search',
] as const;
type Param = (typeof FILTER_PARAMS)[number];

const AMOUNT = /^\d{1,14}(?:\.\d{1,2})?$/;

/** The filter in a URL; a value that means nothing is left out. */
export function filterIn(params: URLSearchParams): AssessedClaimsFilter {
  const text = (param: Param) => params.get(param)?.trim() || null;
  const amount = (param: Param) => {
    const given = text(param);
    return given && AMOUNT.test(given) ? given : null;
  };
  const status = text('status');
  return {
    status: status && status in STATUS_LABELS ? (status as AssessedStatus) : null,
    finding: text('finding'),
    limitedBy: text('limit'),
    lossFrom: amount('from'),
    lossBelow: amount('below'),
    differs: params.has('differs'),
    editedSince: params.has('edited'),
    sid: text('search'),
  };
}

/** The parts of a filter in words, each with the parameters that it is made of. @param currency of the run's amounts */
export function filterParts(
  filter: AssessedClaimsFilter,
  currency: string,
): { words: string; params: Param[] }[] {
  const { status, finding, limitedBy, lossFrom, lossBelow, differs, editedSince, sid } = filter;
  const parts: { words: string; params: Param[] }[] = [];
  if (status) parts.push({ words: STATUS_LABELS[status], params: ['status'] });
  if (finding) parts.push({ words: findingText(finding), params: ['finding'] });
  if (limitedBy)
    parts.push({
      words: t('Limited by: {limitText}', { limitText: limitText(limitedBy) }),
      params: ['limit'],
    });
  if (lossFrom || lossBelow)
    parts.push({
      words: rangeText(exactMoney({ currency }), lossFrom, lossBelow),
      params: ['from', 'below'],
    });
  if (differs) parts.push({ words: t('Engines differ'), params: ['differs'] });
  if (editedSince) parts.push({ words: t('Edited since'), params: ['edited'] });
  if (sid) parts.push({ words: t('SID {sid}', { sid }), params: ['search'] });
  return parts;
}

function rangeText(money: (amount: string) => string, from?: string | null, below?: string | null): string {
  if (!from) return t('Loss below {below}', { below: money(below!) });
  return below
    ? t('Loss from {from} to below {below}', { from: money(from), below: money(below) })
    : t('Loss from {from}', { from: money(from) });
}
