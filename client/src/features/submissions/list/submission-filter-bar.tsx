import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Chip } from '../../../components/actions/chip';
import { PanelButton } from '../../../components/actions/panel-button';
import { LinkButton } from '../../../components/actions/text-link';
import { useSubmissionFilterCountsQuery } from '../../../generated/graphql';
import { SubmissionFilterMenu } from './submission-filter-menu';
import { shownCount } from './submission-filters';
import type { useListChoices } from './use-list-choices';

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } });
const Count = chakra('span', { base: { ms: '1', fontVariantNumeric: 'tabular-nums' } });

interface FilterBarProps {
  choices: ReturnType<typeof useListChoices>;
  /** The search that the list shows the results of. */
  query?: string;
}

/**
 * The Filter menu of the list, or of a search in it, and the filters that are on, each of which a press turns off, with
 * the number of submissions it shows on its own, or alone with the search.
 */
export function SubmissionFilterBar({ choices, query }: FilterBarProps) {
  const { data } = useSubmissionFilterCountsQuery({
    variables: { query },
    fetchPolicy: 'cache-and-network',
    skip: choices.active.length === 0,
  });
  const counts = data?.submissionFilterCounts ?? undefined;
  return (
    <Bar role="group" aria-label={t('Filters')}>
      <PanelButton label={t('Filter')} align="start">
        {() => <SubmissionFilterMenu choices={choices} query={query} />}
      </PanelButton>
      {choices.active.map(({ label, param, countIn }) => {
        const count = counts && countIn(counts);
        return (
          <Chip key={param} pressed onToggle={() => choices.set(param, undefined)}>
            {label}
            {/* Not in the chip's name, which must not change when the number arrives; the menu's names have it. */}
            {typeof count === 'number' && <Count aria-hidden>{shownCount(count, counts!.limit)}</Count>}
          </Chip>
        );
      })}
      {choices.active.length > 0 && <LinkButton onClick={choices.clear}>{t('Clear filters')}</LinkButton>}
    </Bar>
  );
}
