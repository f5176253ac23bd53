import { t } from '@rules/text.js';

/** Remaining time as on a clock: 1:43. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Remaining time in words that change only a few times, for screen readers. */
export function spokenTime(seconds: number): string {
  if (seconds > 60) return t('less than 2 minutes');
  if (seconds > 30) return t('less than 1 minute');
  return seconds > 10 ? t('less than 30 seconds') : t('less than 10 seconds');
}
