const MINUTE = 60;

/**
 * A waiting time for a sentence, never shorter than the given seconds: '29 seconds', or '15 minutes' from one minute on.
 */
export function waitingTime(seconds: number): string {
  return seconds < MINUTE ? counted(seconds, 'second') : counted(Math.ceil(seconds / MINUTE), 'minute');
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
