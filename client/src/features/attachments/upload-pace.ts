import { paceOf } from '@rules/pace.js';
import { t } from '@rules/text.js';
import { formatBytes } from '../../lib/amounts';
import { paceParts } from '../../lib/pace-text';

/** Earlier the rate is that of the first buffers. */
const KNOWN_AFTER_MS = 3_000;

/** The rate and the time left of an upload in words: '21 kB/s', 'about 40 s left'; none in its first seconds (ATTACH-22). */
export function uploadPace(sentBytes: number, size: number, startedAt: Date, now = new Date()): string[] {
  if (now.getTime() - startedAt.getTime() < KNOWN_AFTER_MS || sentBytes >= size) return [];
  const { perSecond, secondsLeft } = paceOf(
    { done: sentBytes, left: size - sentBytes, startedAt, finishedAt: null },
    now,
  );
  if (!perSecond) return [];
  return [t('{rate}/s', { rate: formatBytes(perSecond) }), ...paceParts({ perSecond: null, secondsLeft })];
}
