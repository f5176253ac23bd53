import { t } from '@rules/text.js';
import type {
  AssessmentRowFragment,
  AssessmentRunDetailsFragment,
  AssessmentState,
} from '../../generated/graphql';
import { formatCount, formatPercent } from '../../lib/amounts';
import { paceParts } from '../../lib/pace-text';

type Tone = 'needs' | 'error' | 'done' | 'active' | 'plain';

const STATES: Record<AssessmentState, { words: string; tone: Tone }> = {
  DRAFT: { words: 'Waiting to start', tone: 'active' },
  COMPUTING: { words: 'Computing', tone: 'active' },
  COMPUTED: { words: 'Comparing', tone: 'active' },
  AGREED: { words: 'To be reviewed', tone: 'needs' },
  DISAGREED: { words: 'Engines differ', tone: 'error' },
  REVIEWED: { words: 'To be approved', tone: 'needs' },
  APPROVED: { words: 'To be published', tone: 'needs' },
  PUBLISHED: { words: 'Published', tone: 'done' },
  FINAL: { words: 'Final', tone: 'done' },
  SUPERSEDED: { words: 'Superseded', tone: 'plain' },
  WITHDRAWN: { words: 'Withdrawn', tone: 'plain' },
  FAILED: { words: 'Failed', tone: 'error' },
  CANCELLED: { words: 'Cancelled', tone: 'plain' },
};

/** Whether the worker has something left to do with a run. */
export function isOpen(state: AssessmentState): boolean {
  return state === 'DRAFT' || state === 'COMPUTING' || state === 'COMPUTED';
}

/** The label and colour of a run's state; while it is computed with its progress. */
export function describeState(run: Pick<AssessmentRowFragment, 'state' | 'progress' | 'disagreed'>) {
  const { words, tone } = STATES[run.state];
  if (run.state === 'COMPUTING') return { words: `${words}, ${formatPercent(run.progress)}`, tone };
  if (run.state === 'DISAGREED')
    return {
      words: t('{words} {disagreed, plural, one {on # claim} other {on # claims}}', {
        words,
        disagreed: run.disagreed,
      }),
      tone,
    };
  return { words, tone };
}

type ProgressFacts = Pick<
  AssessmentRunDetailsFragment,
  'state' | 'progress' | 'assessed' | 'claims' | 'claimsPerSecond' | 'secondsLeft'
>;

/** Amount, rate and time left in one line: '61 % · 6,100 of 10,000 claims · 920 claims/s · about 4 s left'. */
export function describeProgress(run: ProgressFacts): string {
  const { state, progress, assessed, claims } = run;
  if (claims === null) return 'Nothing computed yet';
  const parts = [
    formatPercent(progress),
    t('{assessed, number} {claims, plural, one {of # claim} other {of # claims}}', { assessed, claims }),
  ];
  if (isOpen(state)) parts.push(...paceParts({ ...run, perSecond: run.claimsPerSecond }, 'claims'));
  return parts.join(' · ');
}
