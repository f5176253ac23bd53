import type { BenchContext } from '../context.js';

export const PAGE_SIZE = 25;

/** The number of pages of the list of all claims. */
export const pagesOf = ({ options }: BenchContext) => Math.ceil(options.submissions / PAGE_SIZE);
