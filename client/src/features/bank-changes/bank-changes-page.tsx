import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import type { ChangeEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Select } from '../../components/form/input';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import type { BankChangeState } from '../../generated/graphql';
import { BankChangeList } from './bank-change-list';
import { STATE_LABELS } from './bank-change-text';

const Label = chakra('label', { base: { textStyle: 'label' } });

const ENDED = ['RELEASED', 'REFUSED', 'SUPERSEDED', 'REVERTED'] as const satisfies readonly BankChangeState[];

/** The office's list of changed bank details, those to decide first of all (BANK-9). */
export function BankChangesPage() {
  const [params, setParams] = useSearchParams();
  const state = ENDED.find((known) => known === params.get('state')) ?? null;
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = event.target.value;
    setParams(next === '' ? {} : { state: next });
  };
  return (
    <Page width="desk">
      <PageHeading above={ABOVE.list}>{t('Bank changes')}</PageHeading>
      <Stack>
        <Inline>
          <Label htmlFor="bank-change-state">{t('State')}</Label>
          <Select id="bank-change-state" width="auto" mt="0" value={state ?? ''} onChange={choose}>
            <option value="">{t('To decide')}</option>
            {ENDED.map((ended) => (
              <option key={ended} value={ended}>
                {STATE_LABELS[ended].words}
              </option>
            ))}
          </Select>
          <Caption>{state === null ? t('Stopped ones first, then the oldest.') : t('Newest first.')}</Caption>
        </Inline>
        <BankChangeList key={state} state={state} />
      </Stack>
    </Page>
  );
}
