import type { ClaimList } from '../../../domain/claim/claim-in-list';
import { amendmentStateIn } from '../../../features/amendments/use-state-param';
import { activeFilters } from '../../../features/submissions/submission-filters';
import type { AmendmentState } from '../../../generated/graphql';
import { searchOf } from './use-listed-claims';

const requestsIn: Record<AmendmentState, string> = {
  OPEN: 'Unanswered requests',
  ANSWERED: 'Answered requests',
  CLOSED: 'Closed requests',
};

/** Names a list with its search and filters: 'Unanswered requests', 'Submissions: Without trades'. */
export function listText(list: ClaimList): string {
  if (list.name === 'amendments') return requestsIn[amendmentStateIn(list.params)];
  const filters = activeFilters(list.params).map(({ label }) => label);
  const search = searchOf(list);
  const whole = search ? `Search “${search}”` : 'Submissions';
  return filters.length > 0 ? `${whole}: ${filters.join(', ')}` : whole;
}
