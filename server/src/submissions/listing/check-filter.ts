import type { Actor } from '../../common/actor.js';
import { BadInput } from '../../common/errors.js';
import { requirePermission } from '../../common/policy.js';
import { FINDING_SEVERITIES } from '../../rules/assessment/assessment-document.js';
import { Permission } from '../../rules/permissions.js';
import { isDay } from '../../rules/rule-checks.js';
import { type SubmissionFilter, SubmissionSort } from './submission-list-filter.js';

/** No source in a claim is longer. */
const MOST_OF_A_SOURCE = 500;

/**
 * Checks what a filter's types leave open. A filter says something about each listed claim, so it needs the permission
 * for what it says: a member would learn the source of their own claim, which only the office sees.
 * @throws Forbidden for a filter by what the actor may not read
 * @throws BadInput for a day that does not exist, a last day before the first, a source that is too long, and an unknown finding
 */
export function checkFilter(actor: Actor, filter: SubmissionFilter): void {
  const { source, finding, possibleDuplicate, filedFrom, filedTo } = filter;
  if (typeof source === 'string') requirePermission(actor, Permission.ClaimsRead);
  if (typeof possibleDuplicate === 'boolean') requirePermission(actor, Permission.DuplicatesRead);
  if (typeof finding === 'string') requirePermission(actor, Permission.AssessmentsRead);
  if (typeof finding === 'string' && !Object.hasOwn(FINDING_SEVERITIES, finding))
    throw BadInput.at('finding', 'The checks know no finding with this code');
  if (source && source.length > MOST_OF_A_SOURCE)
    throw BadInput.at('source', `The source must have at most ${MOST_OF_A_SOURCE} characters`);
  for (const [name, day] of Object.entries({ filedFrom, filedTo }))
    if (day && !isDay(day)) throw BadInput.at(name, 'This day does not exist');
  if (filedFrom && filedTo && filedFrom > filedTo)
    throw BadInput.at('filedTo', 'The last day must not be before the first');
}

/**
 * An order says something about each listed claim, as a filter does: a member would learn of the sources of their claims.
 * @throws Forbidden for an order by what the actor may not read
 */
export function checkSort(actor: Actor, sort: SubmissionSort): void {
  if (sort === SubmissionSort.SOURCE || sort === SubmissionSort.SOURCE_DESCENDING)
    requirePermission(actor, Permission.ClaimsRead);
}
