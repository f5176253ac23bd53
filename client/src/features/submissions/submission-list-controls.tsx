import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ChangeEvent } from 'react';
import { Select } from '../../components/form/select-field';
import { Inline } from '../../components/page/layout';
import type { SubmissionSort } from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';
import { SubmissionFilterBar } from './submission-filter-bar';
import { sortChoices } from './submission-sorts';
import type { useListChoices } from './use-list-choices';

const Label = chakra('label', { base: { textStyle: 'label' } });
const Total = chakra('p', { base: { color: 'muted', fontVariantNumeric: 'tabular-nums' } });

interface SubmissionListControlsProps {
  choices: ReturnType<typeof useListChoices>;
  /** The number of submissions in the list; undefined until it is loaded. */
  total: number | undefined;
}

/** The filters and the order of the list, and the number of submissions. */
export function SubmissionListControls({ choices, total }: SubmissionListControlsProps) {
  const sortId = useId();
  return (
    <Inline spread>
      <SubmissionFilterBar choices={choices} />
      <Inline>
        <Total role="status">
          {total === undefined ? ' ' : formatQuantity(total, 'submission', 'submissions')}
        </Total>
        <Inline>
          <Label htmlFor={sortId}>Sort by</Label>
          <Select
            id={sortId}
            width="auto"
            mt="0"
            value={choices.sort}
            onChange={(event: ChangeEvent<HTMLSelectElement>) =>
              choices.sortBy(event.target.value as SubmissionSort)
            }
          >
            {sortChoices.map(({ sort, label }) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </Select>
        </Inline>
      </Inline>
    </Inline>
  );
}
