import { BadInput } from './errors.js';

/** Rows per page in every list (SCREEN-25). */
export const PAGE_SIZE = 25;

export interface Pagination {
  page: number;
  pageSize: number;
  totalItems: number;
  totalPages: number;
}

/**
 * The requested page, from 1; absent means the first.
 * @throws BadInput for 0, -1, abc and the like (LIST-11)
 */
export function readPage(value: string | number | undefined): number {
  if (value === undefined) return 1;
  const page = typeof value === 'number' ? value : /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  if (!Number.isInteger(page) || page < 1)
    throw new BadInput('The page must be a whole number, 1 or more.', {
      page: 'Use a whole number, 1 or more',
    });
  return page;
}

/** The pagination block for a page. */
export function paginationOf(page: number, totalItems: number): Pagination {
  return { page, pageSize: PAGE_SIZE, totalItems, totalPages: Math.ceil(totalItems / PAGE_SIZE) };
}
