import { Tag } from '../../components/feedback/tag';
import type { AssessmentRowFragment } from '../../generated/graphql';
import { describeState } from './run-text';

interface AssessmentStateTagProps {
  run: Pick<AssessmentRowFragment, 'state' | 'progress' | 'disagreed'>;
  role?: 'status';
}

/** The label and colour of a run's state. */
export function AssessmentStateTag({ run, role }: AssessmentStateTagProps) {
  const { words, tone } = describeState(run);
  return (
    <Tag tone={tone} role={role}>
      {words}
    </Tag>
  );
}
