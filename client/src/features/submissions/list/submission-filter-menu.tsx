import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Checkbox } from '../../../components/form/checkbox';
import { DateBox } from '../../../components/form/date-box';
import { PlainSelect } from '../../../components/form/plain-fields';
import { Caption, Stack } from '../../../components/page/layout';
import { useSubmissionFilterCountsQuery, type SubmissionFilterCountsQuery } from '../../../generated/graphql';
import { findingText, isFinding } from '@rules/assessment/finding-text.js';
import { filterGroups, isFilingDay, shownCount, sourceText } from './submission-filters';
import type { useListChoices } from './use-list-choices';

type Choices = ReturnType<typeof useListChoices>;
type Counts = NonNullable<SubmissionFilterCountsQuery['submissionFilterCounts']>;

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4' },
});
const Group = chakra('fieldset', { base: { minWidth: '0' } });
const Title = chakra('legend', { base: { textStyle: 'overline', color: 'muted', mb: '1' } });
const Count = chakra('span', { base: { color: 'muted', fontVariantNumeric: 'tabular-nums', ms: '2' } });

/** All filters with the number of submissions that each shows together with the search and the others that are on. */
export function SubmissionFilterMenu({ choices, query }: { choices: Choices; query?: string }) {
  const isFiltered = choices.active.length > 0;
  const { data, previousData, error } = useSubmissionFilterCountsQuery({
    // The same answer as that of the chips while none is on.
    variables: { ...(isFiltered && { filter: choices.filter }), query },
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.submissionFilterCounts ?? undefined;
  return (
    <Columns>
      {filterGroups.map(({ title, choices: among }) => (
        <Group key={title}>
          <Title>{title}</Title>
          {among
            // Without the permission to read duplicates the filter is refused, too.
            .filter(({ count }) => !counts || counts[count] !== null)
            .map((choice) => (
              <Checkbox
                key={choice.label}
                label={
                  <>
                    {choice.label}
                    {counts && <Count> {shownCount(counts[choice.count] ?? 0, counts.limit)}</Count>}
                  </>
                }
                checked={choices.isOn(choice)}
                onChange={() => choices.toggle(choice)}
              />
            ))}
        </Group>
      ))}
      <Stack gap="tight">
        <SourceFilter choices={choices} counts={counts} />
        {/* Without the permission to read runs the filter is refused, too; while there is no run it shows nothing. */}
        {counts?.findings && (counts.findings.length > 0 || choices.valueOf('finding') !== null) && (
          <FindingFilter choices={choices} findings={counts.findings} limit={counts.limit} />
        )}
        <DayFilter choices={choices} param="filedFrom" label={t('Filed from')} />
        <DayFilter choices={choices} param="filedTo" label={t('Filed until')} />
        {query !== undefined && data && !counts && (
          <Caption>{t('The search matches too many submissions to count them.')}</Caption>
        )}
        {isFiltered && counts && (
          <Caption>{t('Each number is what the filter shows together with the others that are on.')}</Caption>
        )}
        {error && !counts && <Caption role="status">{t('The numbers could not be loaded.')}</Caption>}
      </Stack>
    </Columns>
  );
}

/** Any source is an option without a value; the others begin with '=', since a source may be empty. */
function SourceFilter({ choices, counts }: { choices: Choices; counts: Counts | undefined }) {
  const chosen = choices.valueOf('source');
  const sources = counts?.sources ?? [];
  const options: [string, string][] = sources.map(({ source, count }) => [
    `=${source}`,
    `${sourceText(source)} (${shownCount(count, counts!.limit)})`,
  ]);
  if (chosen !== null && !sources.some(({ source }) => source === chosen))
    options.push([`=${chosen}`, sourceText(chosen)]);
  return (
    <PlainSelect
      id="filter-source"
      label={t('Source')}
      value={chosen === null ? '' : `=${chosen}`}
      options={[['', t('Any')], ...options]}
      onChange={(value) => choices.set('source', value ? value.slice(1) : undefined)}
    />
  );
}

interface FindingFilterProps {
  choices: Choices;
  findings: NonNullable<Counts['findings']>;
  limit: number;
}

/** What the checks found in the newest run that both engines agreed on. */
function FindingFilter({ choices, findings, limit }: FindingFilterProps) {
  const chosen = choices.valueOf('finding');
  const options: [string, string][] = findings.map(({ finding, count }) => [
    finding,
    `${findingText(finding)} (${shownCount(count, limit)})`,
  ]);
  if (isFinding(chosen) && !findings.some(({ finding }) => finding === chosen))
    options.push([chosen, findingText(chosen)]);
  return (
    <PlainSelect
      id="filter-finding"
      label={t('Found by the checks of the newest run')}
      value={isFinding(chosen) ? chosen : ''}
      options={[['', t('Any')], ...options]}
      onChange={(value) => choices.set('finding', value || undefined)}
    />
  );
}

/** A day applies once the field is left or Enter is pressed. */
function DayFilter({
  choices,
  param,
  label,
}: {
  choices: Choices;
  param: 'filedFrom' | 'filedTo';
  label: string;
}) {
  const [day, setDay] = useState(choices.valueOf(param) ?? '');
  return (
    <DateBox
      id={`filter-${param}`}
      label={label}
      value={day}
      onChange={(value) => {
        setDay(value);
        if (value === '') choices.set(param, undefined);
        else if (isFilingDay(value)) choices.set(param, value);
      }}
    />
  );
}
