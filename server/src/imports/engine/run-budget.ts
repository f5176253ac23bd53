const MB = 1024 * 1024;
/**
 * Seconds of work allowed per megabyte of a file: ten times what a full workbook takes, forty times what text takes.
 */
const SECONDS_PER_MB = 20;
/** The upper limit for any run, which bounds the wait of the runs behind it. */
const LONGEST_SECONDS = 3 * 3600;

/**
 * How long a run's thread may work on a file of this size, in milliseconds; waiting for the database does not count.
 * @param seconds the budget of the smallest file
 */
export function runBudgetMs(fileBytes: number, seconds: number): number {
  return Math.min(seconds + (fileBytes / MB) * SECONDS_PER_MB, LONGEST_SECONDS) * 1000;
}
