import { t } from '@rules/text.js';
import { officePoints } from './office-points';
import { isLookedAt, type PageFacts } from './open-points';
import type { Submission } from './submission-data';

/** A claim's state in a few words; undefined until everything is loaded. */
export function submissionState(
  submission: Submission,
  facts: PageFacts,
): { words: string; tone: 'needs' | 'done' | 'plain' } | undefined {
  if (submission.removed) return { words: t('Removed'), tone: 'plain' };
  const count = officePoints(submission, facts).length;
  if (count > 0)
    return {
      words: t('{count, plural, one {# open point} other {# open points}}', { count }),
      tone: 'needs',
    };
  return isLookedAt(facts) === true ? { words: t('Nothing open'), tone: 'done' } : undefined;
}
