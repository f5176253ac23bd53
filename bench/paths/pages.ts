import type { BenchContext } from '../context.js';

export const PAGE_SIZE = 25;

/** How many pages the list of all claims has. */
export const pagesOf = ({ options }: BenchContext) => Math.ceil(options.submissions / PAGE_SIZE);
