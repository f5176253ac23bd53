/** How far long work has got; the client measures its uploads in the same way. */
interface Work {
  /** Units done since it began: rows, claims or bytes. */
  done: number;
  /** Units left; null while nobody knows how many there are. */
  left: number | null;
  startedAt: Date | null;
  finishedAt: Date | null;
}

interface Pace {
  perSecond: number | null;
  secondsLeft: number | null;
}

/**
 * Whole units a second since the work began, and the whole seconds left at that rate (JOBS-2). The rate is null before
 * the first unit; the time left too, while the total is unknown, and once the work has ended.
 */
export function paceOf({ done, left, startedAt, finishedAt }: Work, now: Date): Pace {
  if (!startedAt || done <= 0) return { perSecond: null, secondsLeft: null };
  const seconds = Math.max(((finishedAt ?? now).getTime() - startedAt.getTime()) / 1000, 0.001);
  const rate = done / seconds;
  const isOpen = finishedAt === null && left !== null;
  return {
    perSecond: Math.round(rate),
    // By the exact rate: one below a half is shown as 0 and still ends.
    secondsLeft: isOpen ? Math.ceil(Math.max(left, 0) / rate) : null,
  };
}
