import { chakra } from '@chakra-ui/react/styled-system';
import { Inline } from '../../components/page/layout';
import { formatQuantity } from '../../lib/amounts';
import { ColumnMenu } from './column-menu';
import { SubmissionFilterBar } from './submission-filter-bar';
import type { useListChoices } from './use-list-choices';

const Total = chakra('p', { base: { color: 'muted', fontVariantNumeric: 'tabular-nums' } });

interface SubmissionListControlsProps {
  choices: ReturnType<typeof useListChoices>;
  /** The number of submissions in the list; undefined until it is loaded. */
  total: number | undefined;
}

/** The filters of the list, the number of submissions, and the choice of columns. */
export function SubmissionListControls({ choices, total }: SubmissionListControlsProps) {
  return (
    <Inline spread data-tour="list-controls">
      <SubmissionFilterBar choices={choices} />
      <Inline>
        <Total role="status">
          {total === undefined ? ' ' : formatQuantity(total, 'submission', 'submissions')}
        </Total>
        <ColumnMenu />
      </Inline>
    </Inline>
  );
}
