import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { createContext, useContext } from 'react';
import { Notice } from '../../components/feedback/notice';
import { Tag } from '../../components/feedback/tag';
import { Caption, Stack } from '../../components/page/layout';
import { MaskedValue } from '../../components/page/masked-value';
import { DataTable, type Column } from '../../components/table/data-table';
import { TitledLines } from '../../components/table/titled-lines';
import { Trans } from '../../components/text/trans';
import { claimValueText } from '../../domain/claim/claim-choices';
import { MASKED_FIELDS } from '../../domain/claim/masked-fields';
import { describeTrade } from '../../domain/trade/trade-text';
import type { ProposalWarnings } from './proposal-warnings';
import type { Diff } from './proposed-parts';

const Removed = chakra('del', { base: { color: 'muted', overflowWrap: 'anywhere' } });
const Added = chakra('ins', {
  base: { textDecoration: 'none', fontWeight: 'medium', overflowWrap: 'anywhere' },
});
const Absent = chakra('span', { base: { color: 'muted' } });
const Line = chakra('span', { base: { display: 'block', mt: '1' } });
const Mark = chakra(Tag, { base: { whiteSpace: 'normal' } });

type Field = Diff['fields'][number];

/** Whether a number is shown by its end until somebody asks for all of it. */
const Masks = createContext(false);

interface ValueProps {
  path: string;
  /** What the value is, for the button that shows a masked one. */
  label: string;
  value: string;
}

function Value({ path, label, value }: ValueProps) {
  const isMasked = useContext(Masks) && MASKED_FIELDS.has(path);
  if (value === '') return <Absent>{t('Not given')}</Absent>;
  const words = claimValueText(path, value);
  return isMasked ? <MaskedValue label={label}>{words}</MaskedValue> : words;
}

/** Whether the claim's value has changed since the change was proposed. */
const isOutdated = ({ before, current, proposed }: Field) => current !== before && current !== proposed;

function columnsFor(undecided: boolean): Column<Field>[] {
  return [
    { header: t('Field'), cell: ({ label }) => label, lead: true },
    {
      header: t('Before'),
      cell: (field) => (
        <>
          {field.before === '' ? (
            <Value path={field.path} label="" value="" />
          ) : (
            <Removed>
              <Value
                path={field.path}
                label={t('{label}, before', { label: field.label })}
                value={field.before}
              />
            </Removed>
          )}
          {undecided && isOutdated(field) && (
            <Line>
              <Trans
                id="<0>Outdated</0> now: {value}"
                parts={[(text) => <Tag tone="needs">{text}</Tag>]}
                values={{
                  value: (
                    <Value
                      path={field.path}
                      label={t('{label}, now', { label: field.label })}
                      value={field.current}
                    />
                  ),
                }}
              />
            </Line>
          )}
        </>
      ),
      width: 'third',
    },
    {
      header: t('Proposed'),
      cell: (field) => (
        <Added>
          <Value
            path={field.path}
            label={t('{label}, proposed', { label: field.label })}
            value={field.proposed}
          />
        </Added>
      ),
      width: 'third',
    },
  ];
}

interface ProposalDiffProps {
  diff: Diff;
  undecided: boolean;
  /** The warnings for the administrator who decides. */
  warnings?: ProposalWarnings;
  /** It is checked by whoever typed it, so that no number is masked. */
  isOwnTyping?: boolean;
}

/** A proposed change compared with the claim: each field before and after, transactions added and removed. */
export function ProposalDiff({ diff, undecided, warnings, isOwnTyping = false }: ProposalDiffProps) {
  const { fields, tradesAdded, tradesRemoved } = diff;
  return (
    <Stack>
      {fields.length > 0 && (
        <Masks value={!isOwnTyping}>
          <DataTable
            caption={t('Proposed values')}
            columns={columnsFor(undecided)}
            rows={fields}
            rowKey={({ path }) => path}
          />
        </Masks>
      )}
      <TitledLines
        title={t('Transactions to add')}
        lines={tradesAdded.map((trade, at) => (
          <>
            {describeTrade(trade)}
            {warnings?.added[at]?.map((words) => (
              <Line key={words}>
                <Mark tone="needs">{words}</Mark>
              </Line>
            ))}
          </>
        ))}
      />
      <TitledLines title={t('Transactions to remove')} lines={tradesRemoved.map(describeTrade)} />
      {warnings?.ofClaim.map((sentence) => (
        <Notice key={sentence} tone="needs">
          {sentence}
        </Notice>
      ))}
      {fields.length + tradesAdded.length + tradesRemoved.length === 0 && (
        <Caption>{t('This change is empty.')}</Caption>
      )}
    </Stack>
  );
}
