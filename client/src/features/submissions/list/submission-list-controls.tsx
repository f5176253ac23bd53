import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { t } from '@rules/text.js';
import { Inline } from '../../../components/page/layout';
import { ColumnMenu } from './column-menu';
import { SelectMenu } from './select-menu';
import { SubmissionFilterBar } from './submission-filter-bar';
import type { useListChoices } from './use-list-choices';
import { ViewMenu } from './view-menu';

const Total = chakra('p', { base: { color: 'muted', fontVariantNumeric: 'tabular-nums' } });

interface SubmissionListControlsProps extends ComponentProps<typeof SelectMenu> {
  choices: ReturnType<typeof useListChoices>;
  /** The number of submissions in the list; undefined until it is loaded. */
  total: number | undefined;
}

/** The filters of the list, the number of submissions, and the menus for rows, views and columns. */
export function SubmissionListControls({ choices, total, ...select }: SubmissionListControlsProps) {
  return (
    <Inline spread data-tour="list-controls">
      <SubmissionFilterBar choices={choices} />
      <Inline>
        <Total role="status">
          {total === undefined
            ? ' '
            : t('{total, plural, one {# submission} other {# submissions}}', { total })}
        </Total>
        <SelectMenu {...select} />
        <ViewMenu />
        <ColumnMenu />
      </Inline>
    </Inline>
  );
}
