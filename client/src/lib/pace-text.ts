import { t } from '@rules/text.js';
import { formatDuration } from './amounts';

interface Pace {
  /** Units a second; null or 0 when there is nothing to say. */
  perSecond: number | null;
  secondsLeft: number | null;
}

/** The rate and the time left in words, as far as they are known: '2,100 rows/s', 'about 40 s left' (JOBS-3). */
export function paceParts(
  { perSecond, secondsLeft }: Pace,
  units: 'rows' | 'files' | 'claims' = 'rows',
): string[] {
  return [
    ...(perSecond
      ? [
          t('{perSecond, number} {units, select, files {files} claims {claims} other {rows}}/s', {
            perSecond,
            units,
          }),
        ]
      : []),
    ...(secondsLeft === null
      ? []
      : [t('about {secondsLeft} left', { secondsLeft: formatDuration(secondsLeft) })]),
  ];
}
