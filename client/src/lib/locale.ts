import { activeLanguage, ENGLISH } from '@rules/text.js';

const formats = new Map<string, Intl.NumberFormat>();

/** Whether the prescribed English formats of dates and numbers apply (SCREEN-20, SCREEN-21). */
export function isEnglish(): boolean {
  return activeLanguage() === ENGLISH;
}

/** The locale of dates and numbers: Australian for English, else that of the active language (LANG-5). */
export function locale(): string {
  return isEnglish() ? 'en-AU' : activeLanguage();
}

/** The numbers of the active language; a format is made once, since that takes longer than its use. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale()} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale(), options);
  formats.set(key, format);
  return format;
}

/** Whether the page runs from right to left: the arrow keys then move the other way along a line. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}
