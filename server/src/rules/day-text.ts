import { activeLanguage, ENGLISH } from './text.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A yyyy-MM-dd as dd-MMM-yyyy (SCREEN-20), in other languages as they write it (LANG-5); no time zone is involved. */
export function dayText(day: string): string {
  const [year = '', month, date = ''] = day.split('-');
  if (activeLanguage() === ENGLISH) return `${date}-${MONTHS[Number.parseInt(month!, 10) - 1]}-${year}`;
  return dayInLanguage(day, { day: '2-digit', month: 'short', year: 'numeric' });
}

/** A yyyy-MM-dd in the form of the active language. */
export function dayInLanguage(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(activeLanguage(), { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
