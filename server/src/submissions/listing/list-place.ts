import { isUUID } from 'class-validator';
import { BadInput } from '../../common/errors.js';
import { PAGE_SIZE } from '../../common/paging.js';
import { SubmissionSort } from './submission-list-filter.js';

/** The claim just before a page, or just after it, as its caller knows it. */
export interface Beside {
  after?: string | null;
  before?: string | null;
}

/** Where a page is: so many claims behind the first, or next to a claim. */
export type Place = { offset: number } | { after: string } | { before: string };

/**
 * Where a page is. In the orders by age it is found by the claim next to it, as fast at any depth; in the others, and
 * where no claim is named, by its number.
 * @throws BadInput for an id that is none, and for two claims.
 */
export function placeOf(page: number, sort: SubmissionSort, { after, before }: Beside): Place {
  if (after && before) throw refusal('before', 'Give either after or before, not both');
  const id = after || before;
  if (id && !isUUID(id)) throw refusal(after ? 'after' : 'before', 'This must be the id of a claim');
  const isByAge = sort === SubmissionSort.NEWEST || sort === SubmissionSort.OLDEST;
  if (after && isByAge) return { after };
  if (before && isByAge) return { before };
  return { offset: (page - 1) * PAGE_SIZE };
}

const refusal = (field: string, message: string) => new BadInput(`${message}.`, { [field]: message });
