import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Chip } from '../../components/actions/chip';
import { PanelButton } from '../../components/actions/panel-button';
import { LinkButton } from '../../components/actions/text-link';
import { SubmissionFilterMenu } from './submission-filter-menu';
import type { useListChoices } from './use-list-choices';

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } });

/** The Filter menu of the list, or of a search in it, and the filters that are on, each of which a press turns off. */
export function SubmissionFilterBar({ choices }: { choices: ReturnType<typeof useListChoices> }) {
  return (
    <Bar role="group" aria-label={t('Filters')}>
      <PanelButton label={t('Filter')} align="start">
        {() => <SubmissionFilterMenu choices={choices} />}
      </PanelButton>
      {choices.active.map(({ label, param }) => (
        <Chip key={param} pressed onToggle={() => choices.set(param, undefined)}>
          {label}
        </Chip>
      ))}
      {choices.active.length > 0 && <LinkButton onClick={choices.clear}>{t('Clear filters')}</LinkButton>}
    </Bar>
  );
}
