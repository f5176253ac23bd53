const MB = 1024 * 1024;
/** Work that each megabyte of a file is given, in seconds: ten times what a full workbook takes, forty times what text does. */
const SECONDS_PER_MB = 20;
/** No run works longer, so that the runs behind it know how long they wait at most. */
const LONGEST_SECONDS = 3 * 3600;

/**
 * How long the thread of a run may work for a file of this size, in milliseconds; waiting for the database is no work.
 * @param seconds what the smallest file is given
 */
export function runBudgetMs(fileBytes: number, seconds: number): number {
  return Math.min(seconds + (fileBytes / MB) * SECONDS_PER_MB, LONGEST_SECONDS) * 1000;
}
