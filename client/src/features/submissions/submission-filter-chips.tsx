import { chakra } from '@chakra-ui/react/styled-system';
import { Chip } from '../../components/actions/chip';
import { LinkButton } from '../../components/actions/text-link';
import { filterChoices } from './submission-filters';
import type { useListChoices } from './use-list-choices';

const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } });

/** The filters of the list, or of a search in it, as chips that are pressed while they apply. */
export function SubmissionFilterChips({ choices }: { choices: ReturnType<typeof useListChoices> }) {
  return (
    <Chips role="group" aria-label="Filters">
      {filterChoices.map((choice) => (
        <Chip key={choice.label} pressed={choices.isOn(choice)} onToggle={() => choices.toggle(choice)}>
          {choice.label}
        </Chip>
      ))}
      {filterChoices.some(choices.isOn) && <LinkButton onClick={choices.clear}>Clear filters</LinkButton>}
    </Chips>
  );
}
