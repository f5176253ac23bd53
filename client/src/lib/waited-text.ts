import { t } from '@rules/text.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long something has waited, in whole days; in hours on the first day: '5 days', '3 hours'. */
export function waitedText(since: string, now = Date.now()): string {
  const waited = Math.max(0, now - Date.parse(since));
  const days = Math.floor(waited / DAY_MS);
  if (days > 0) return t('{days, plural, one {# day} other {# days}}', { days });
  const hours = Math.floor(waited / HOUR_MS);
  if (hours > 0) return t('{hours, plural, one {# hour} other {# hours}}', { hours });
  return t('less than an hour');
}
