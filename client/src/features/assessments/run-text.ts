import { t } from '@rules/text.js';
import type {
  AssessmentRowFragment,
  AssessmentRunDetailsFragment,
  AssessmentState,
} from '../../generated/graphql';
import { formatPercent } from '../../lib/amounts';
import { paceParts } from '../../lib/pace-text';

type Tone = 'needs' | 'error' | 'done' | 'active' | 'plain';

const STATES: Record<AssessmentState, { words: string; tone: Tone }> = {
  DRAFT: { words: t('Waiting to start'), tone: 'active' },
  COMPUTING: { words: t('Computing'), tone: 'active' },
  COMPUTED: { words: t('Comparing'), tone: 'active' },
  AGREED: { words: t('To be reviewed'), tone: 'needs' },
  DISAGREED: { words: t('Engines differ'), tone: 'error' },
  REVIEWED: { words: t('To be approved'), tone: 'needs' },
  APPROVED: { words: t('To be published'), tone: 'needs' },
  PUBLISHED: { words: t('Published'), tone: 'done' },
  FINAL: { words: t('Final'), tone: 'done' },
  SUPERSEDED: { words: t('Superseded'), tone: 'plain' },
  WITHDRAWN: { words: t('Withdrawn'), tone: 'plain' },
  FAILED: { words: t('Failed'), tone: 'error' },
  CANCELLED: { words: t('Cancelled'), tone: 'plain' },
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
  if (claims === null) return t('Nothing computed yet');
  const parts = [
    formatPercent(progress),
    t('{assessed, number} {claims, plural, one {of # claim} other {of # claims}}', { assessed, claims }),
  ];
  if (isOpen(state)) parts.push(...paceParts({ ...run, perSecond: run.claimsPerSecond }, 'claims'));
  return parts.join(' · ');
}
