import { t } from '@rules/text.js';
import type { ClaimList } from '../../../domain/claim/claim-in-list';
import { amendmentStateIn } from '../../../features/amendments/use-state-param';
import { activeFilters } from '../../../features/submissions/list/submission-filters';
import type { AmendmentState } from '../../../generated/graphql';
import { searchOf } from './use-listed-claims';

const requestsIn: Record<AmendmentState, string> = {
  OPEN: t('Unanswered requests'),
  ANSWERED: t('Answered requests'),
  CLOSED: t('Closed requests'),
};

/** Names a list with its search and filters: 'Unanswered requests', 'Submissions: Without trades'. */
export function listText(list: ClaimList): string {
  if (list.name === 'amendments') return requestsIn[amendmentStateIn(list.params)];
  const filters = activeFilters(list.params).map(({ label }) => label);
  const search = searchOf(list);
  const whole = search ? t('Search “{search}”', { search }) : t('Submissions');
  return filters.length > 0 ? `${whole}: ${filters.join(', ')}` : whole;
}
