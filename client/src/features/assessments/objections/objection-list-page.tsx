import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import type { ChangeEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Select } from '../../../components/form/input';
import { Caption, Inline, Stack } from '../../../components/page/layout';
import { Page } from '../../../components/page/page';
import { ABOVE } from '../../../domain/office-crumbs';
import { PageHeading } from '../../../domain/scheme/page-heading';
import type { ObjectionState } from '../../../generated/graphql';
import { ObjectionList } from './objection-list';

const Label = chakra('label', { base: { textStyle: 'label' } });

const CHOICES: readonly (readonly [ObjectionState, string])[] = [
  ['OPEN', t('Nobody assigned')],
  ['UNDER_REVIEW', t('Being looked at')],
  ['UPHELD', t('Upheld')],
  ['PARTLY_UPHELD', t('Upheld in part')],
  ['DISMISSED', t('Dismissed')],
  ['WITHDRAWN', t('Withdrawn')],
];

/** The state in the parameters, OPEN by default. */
function stateIn(params: URLSearchParams): ObjectionState {
  const text = params.get('state');
  return CHOICES.find(([state]) => state === text)?.[0] ?? 'OPEN';
}

/** The office's list of objections, by state (OBJECT-7). */
export function ObjectionListPage() {
  const [params, setParams] = useSearchParams();
  const state = stateIn(params);
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = event.target.value;
    setParams(next === 'OPEN' ? {} : { state: next });
  };
  const isOpen = state === 'OPEN' || state === 'UNDER_REVIEW';
  return (
    <Page width="window">
      <PageHeading above={ABOVE.list}>{t('Objections')}</PageHeading>
      <Stack>
        <Inline>
          <Label htmlFor="objection-state">{t('State')}</Label>
          <Select id="objection-state" width="auto" mt="0" value={state} onChange={choose}>
            {CHOICES.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
          <Caption>{isOpen ? t('Oldest first.') : t('Newest first.')}</Caption>
        </Inline>
        <ObjectionList key={state} state={state} />
      </Stack>
    </Page>
  );
}
