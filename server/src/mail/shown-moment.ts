/** A moment as shown in mails, in the scheme's time zone: '22-Nov-2026 13:45'. */
export function shownMoment(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)!.value;
  // Only British English abbreviates September as 'Sept'.
  return `${part('day')}-${part('month').slice(0, 3)}-${part('year')} ${part('hour')}:${part('minute')}`;
}

/** The same with the zone: '22-Nov-2026 13:45 (Australia/Sydney time)'. */
export function zonedMoment(moment: Date, timeZone: string): string {
  return `${shownMoment(moment, timeZone)} (${timeZone.replaceAll('_', ' ')} time)`;
}
