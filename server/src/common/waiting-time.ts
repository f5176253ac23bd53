const MINUTE = 60;

/** How long to wait, for a sentence, never less than the seconds: '29 seconds', from a minute on '15 minutes'. */
export function waitingTime(seconds: number): string {
  return seconds < MINUTE ? counted(seconds, 'second') : counted(Math.ceil(seconds / MINUTE), 'minute');
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
