import { t } from '@rules/text.js';
import { Tag } from '../../components/feedback/tag';
import type { RulesState } from '../../generated/graphql';

const STATES = {
  DRAFT: { words: t('Draft'), tone: 'active' },
  APPROVED: { words: t('Approved'), tone: 'done' },
  RETIRED: { words: t('Retired'), tone: 'plain' },
} as const satisfies Record<RulesState, object>;

/** The label and colour of the state of a version of the rules. */
export function RulesStateTag({ state }: { state: RulesState }) {
  const { words, tone } = STATES[state];
  return <Tag tone={tone}>{words}</Tag>;
}
