import { chakra } from '@chakra-ui/react/styled-system';
import type { ChangeEvent } from 'react';
import { t } from '@rules/text.js';
import { Select } from '../../components/form/input';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import {
  useAmendmentCountsQuery,
  type AmendmentCountsQuery,
  type AmendmentState,
} from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { AmendmentQueueList } from './amendment-queue-list';
import { useStateParam } from './use-state-param';

const Label = chakra('label', { base: { textStyle: 'label' } });

type Counts = AmendmentCountsQuery['amendmentCounts'];

const stateChoices: readonly (readonly [AmendmentState, string, (counts: Counts) => number])[] = [
  ['OPEN', t('Waiting for an answer'), ({ open }) => open],
  ['ANSWERED', t('Answered'), ({ answered }) => answered],
  ['CLOSED', t('Closed'), ({ closed }) => closed],
];

/** The administrator's queue: claims with unanswered requests, oldest first. */
export function AmendmentQueuePage() {
  const [state, setState] = useStateParam();
  const { data } = useAmendmentCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = data?.amendmentCounts;
  return (
    <Page width="window">
      <PageHeading above={ABOVE.list}>{t('Amendments')}</PageHeading>
      <Stack>
        <Inline>
          <Label htmlFor="amendment-state">{t('State')}</Label>
          <Select
            id="amendment-state"
            width="auto"
            mt="0"
            value={state}
            onChange={(event: ChangeEvent<HTMLSelectElement>) =>
              setState(event.target.value as AmendmentState)
            }
          >
            {stateChoices.map(([value, words, countOf]) => (
              <option key={value} value={value}>
                {counts ? `${words} (${formatCount(countOf(counts))})` : words}
              </option>
            ))}
          </Select>
          <Caption>{t('Oldest first.')}</Caption>
        </Inline>
        <AmendmentQueueList key={state} state={state} />
      </Stack>
    </Page>
  );
}
