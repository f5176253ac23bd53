import { dayInLanguage, dayText } from '@rules/day-text.js';
import { t } from '@rules/text.js';
import { isEnglish } from './locale';

const longMonths = [
  t('January'),
  t('February'),
  t('March'),
  t('April'),
  t('May'),
  t('June'),
  t('July'),
  t('August'),
  t('September'),
  t('October'),
  t('November'),
  t('December'),
];

function split(date: string) {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  return match ? { year: match[1], month: Number(match[2]) - 1, day: match[3] ?? '' } : null;
}

/**
 * A stored yyyy-MM-dd as dd-MMM-yyyy (SCREEN-20), in other languages as they write it (LANG-5); no time zone is involved.
 */
export function formatDate(date: string): string {
  return split(date) ? dayText(date.slice(0, 10)) : date;
}

/** A stored yyyy-MM-dd in the form for sentences: 23 August 2017 (SCREEN-20). */
export function formatLongDate(date: string): string {
  const parts = split(date);
  if (parts && !isEnglish())
    return dayInLanguage(date.slice(0, 10), { day: 'numeric', month: 'long', year: 'numeric' });
  return parts ? `${Number(parts.day)} ${longMonths[parts.month]} ${parts.year}` : date;
}

/** By time zone; to make one takes a browser up to 30 ms. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

function wallClock(moment: Date, timeZone: string) {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** A moment as dd-MMM-yyyy, HH:mm in the scheme's time zone. */
export function formatMoment(moment: string, timeZone: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  const shown = wallClock(date, timeZone);
  return `${formatDate(shown.date)}, ${shown.time}`;
}

/** A moment in the form for sentences, in the given time zone: 20-Nov-2026 at 14:03. */
export function formatMomentAt(moment: string, timeZone: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  const shown = wallClock(date, timeZone);
  return t('{day} at {time}', { day: formatDate(shown.date), time: shown.time });
}

/** The time of a moment in the given time zone: 14:03. */
export function timeOf(moment: string, timeZone: string): string {
  return wallClock(new Date(moment), timeZone).time;
}

/** The day of a moment in the scheme's time zone, as yyyy-MM-dd. */
export function dayOf(moment: Date, timeZone: string): string {
  return wallClock(moment, timeZone).date;
}

/**
 * The time zone of the device: for times that users compare with their own clock, such as that of their last action.
 */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The last minute of a yyyy-MM-dd day in the scheme's time zone, as a moment. */
export function endOfDay(date: string, timeZone: string): Date {
  return momentOf(date, '23:59', timeZone);
}

/** The moment of a yyyy-MM-dd day and a time such as 14:03 in the given time zone. */
export function momentOf(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const shown = wallClock(new Date(asUtc), timeZone);
  return new Date(asUtc - (Date.parse(`${shown.date}T${shown.time}:00Z`) - asUtc));
}
