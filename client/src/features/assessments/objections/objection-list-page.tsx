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

/** The choice of all that are open or looked at. */
const NOT_DECIDED = '';

const CHOICES: readonly (readonly [ObjectionState | typeof NOT_DECIDED, string])[] = [
  [NOT_DECIDED, t('Not decided')],
  ['OPEN', t('Nobody assigned')],
  ['UNDER_REVIEW', t('Being looked at')],
  ['UPHELD', t('Upheld')],
  ['PARTLY_UPHELD', t('Upheld in part')],
  ['DISMISSED', t('Dismissed')],
  ['WITHDRAWN', t('Withdrawn')],
];

/** The state in the parameters; all that nobody has decided by default. */
function stateIn(params: URLSearchParams): ObjectionState | typeof NOT_DECIDED {
  const text = params.get('state');
  return CHOICES.find(([state]) => state === text)?.[0] ?? NOT_DECIDED;
}

/** The office's list of objections, by state (OBJECT-7). */
export function ObjectionListPage() {
  const [params, setParams] = useSearchParams();
  const state = stateIn(params);
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = event.target.value;
    setParams(next === NOT_DECIDED ? {} : { state: next });
  };
  const isOpen = state === NOT_DECIDED || state === 'OPEN' || state === 'UNDER_REVIEW';
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
        <ObjectionList key={state} state={state === NOT_DECIDED ? null : state} />
      </Stack>
    </Page>
  );
}
