import { dayText } from '../rules/day-text.js';
import { activeLanguage, ENGLISH, t } from '../rules/text.js';

/** A moment as shown in mails, in the scheme's time zone: '22-Nov-2026 13:45', in other languages as they write it. */
export function shownMoment(moment: Date, timeZone: string): string {
  if (activeLanguage() !== ENGLISH) return momentInLanguage(moment, timeZone);
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

/** The same with the zone by the name of its city: '22-Nov-2026 13:45 (Sydney time)'. */
export function zonedMoment(moment: Date, timeZone: string): string {
  const zone = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return t('{moment} ({zone} time)', { moment: shownMoment(moment, timeZone), zone });
}

/** The moment of a mail's variable; one that an earlier version of the product has put into words is shown as it is. */
export function momentOfVariable(variable: string, timeZone: string): string {
  return isIso(variable) ? shownMoment(new Date(variable), timeZone) : variable;
}

/** The same with the zone. */
export function zonedMomentOfVariable(variable: string, timeZone: string): string {
  return isIso(variable) ? zonedMoment(new Date(variable), timeZone) : variable;
}

/** The day of a mail's variable, as `momentOfVariable`. */
export function dayOfVariable(variable: string): string {
  return isIso(variable) ? dayText(variable) : variable;
}

const isIso = (variable: string) => /^\d{4}-\d{2}-\d{2}/.test(variable);

function momentInLanguage(moment: Date, timeZone: string): string {
  const form = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(activeLanguage(), { ...form, timeZone }).format(moment);
}
