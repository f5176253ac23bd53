/** The number of submissions of a scale; a trade file has about ten rows for each. */
export const SCALES = { '1k': 1_000, '3k': 3_000, '10k': 10_000, '100k': 100_000, '1M': 1_000_000 };
export type Scale = keyof typeof SCALES;
