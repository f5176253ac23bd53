import { formatQuantity } from '../../lib/amounts';
import { isLookedAt, openPoints, type ClaimFacts } from './open-points';
import type { Submission } from './submission-data';

/** A claim's state in a few words; undefined until everything is loaded. */
export function claimState(
  submission: Submission,
  facts: ClaimFacts,
): { words: string; tone: 'needs' | 'done' | 'plain' } | undefined {
  if (submission.removed) return { words: 'Removed', tone: 'plain' };
  const count = openPoints(submission, facts, true).length;
  if (count > 0) return { words: formatQuantity(count, 'open point', 'open points'), tone: 'needs' };
  return isLookedAt(facts) === true ? { words: 'Nothing open', tone: 'done' } : undefined;
}
