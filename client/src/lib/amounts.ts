import { t } from '@rules/text.js';
import { isEnglish, numberFormat } from './locale';

/** A count grouped by thousands. */
export function formatCount(count: number): string {
  return numberFormat().format(count);
}

const units = ['B', 'kB', 'MB', 'GB'];

/** A file size in decimal units, at most one decimal: 4.2 MB. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const shown = unit === 0 || size >= 100 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${numberFormat({ useGrouping: false }).format(shown)} ${units[unit]}`;
}

/** A remaining time in words: '40 s', '3 min', '1 h 5 min'. */
export function formatDuration(seconds: number): string {
  if (seconds < 90) return t('{seconds} s', { seconds: Math.max(1, Math.round(seconds)) });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t('{minutes} min', { minutes });
  return t('{hours} h {minutes} min', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** A fraction as a whole percentage, rounded; 0 % only when there is nothing yet, and 100 % only when all is done. */
export function formatPercent(fraction: number): string {
  const whole = fraction >= 1 ? 100 : Math.min(99, Math.round(Math.max(0, fraction) * 100));
  const isLess = whole === 0 && fraction > 0;
  const shown = isLess ? 1 : whole;
  const percent = isEnglish() ? `${shown} %` : numberFormat({ style: 'percent' }).format(shown / 100);
  return isLess ? `< ${percent}` : percent;
}
