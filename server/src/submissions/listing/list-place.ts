import { isUUID } from 'class-validator';
import { BadInput } from '../../common/errors.js';
import { PAGE_SIZE } from '../../common/paging.js';
import { SubmissionSort } from './submission-list-filter.js';

/** The claim right before or right after the requested page, if the caller knows it. */
export interface Adjacent {
  after?: string | null;
  before?: string | null;
}

/** The position of a page: an offset, or the claim right before or after it. */
export type Place = { offset: number } | { after: string } | { before: string };

/**
 * The position of a page. In the orders by age it is found from the adjacent claim, equally fast at any depth; in other
 * orders, or without an adjacent claim, by the page number.
 * @throws BadInput for a malformed id, and when both claims are given
 */
export function placeOf(page: number, sort: SubmissionSort, { after, before }: Adjacent): Place {
  if (after && before) throw BadInput.at('before', 'Give either after or before, not both');
  const id = after || before;
  if (id && !isUUID(id)) throw BadInput.at(after ? 'after' : 'before', 'This must be the id of a claim');
  const isByAge = sort === SubmissionSort.NEWEST || sort === SubmissionSort.OLDEST;
  if (after && isByAge) return { after };
  if (before && isByAge) return { before };
  return { offset: (page - 1) * PAGE_SIZE };
}
