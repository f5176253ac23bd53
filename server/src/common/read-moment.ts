const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))$/i;

/**
 * A time stamp in RFC 3339 format, with its zone; undefined for any other text, and for dates and times that do not exist
 * (2018-02-30, 24:00). Fractions are kept to milliseconds; leap seconds are not supported.
 */
export function readMoment(text: string): Date | undefined {
  const parts = RFC_3339.exec(text)
    ?.slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second, zoneHours, zoneMinutes] = parts as [number, ...number[]];
  if (hour! > 23 || minute! > 59 || second! > 59 || zoneHours! > 23 || zoneMinutes! > 59) return undefined;
  return isRealDay(year, month!, day!) ? new Date(text.toUpperCase()) : undefined;
}

function isRealDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (days[month - 1] ?? 0);
}
