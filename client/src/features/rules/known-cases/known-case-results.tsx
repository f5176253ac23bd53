import { t } from '@rules/text.js';
import { Notice } from '../../../components/feedback/notice';
import { Tag } from '../../../components/feedback/tag';
import { Muted } from '../../../components/page/layout';
import { DataTable, type Column } from '../../../components/table/data-table';
import { formatMoney } from '../../../lib/decimals';
import type { KnownCase } from './run-known-cases';

const lossText = (loss: string | null) => (loss === null ? t('Blocked') : formatMoney(loss));

const columns: Column<KnownCase>[] = [
  { header: t('Case'), lead: true, width: 'fit', cell: ({ id }) => id },
  { header: t('Source'), width: 'third', cell: ({ source }) => source },
  { header: t('Known loss'), align: 'end', cell: ({ expected }) => lossText(expected) },
  { header: t('Computed loss'), align: 'end', cell: ({ computed }) => lossText(computed) },
  {
    header: t('Result'),
    width: 'fit',
    cell: ({ holds }) => <Tag tone={holds ? 'done' : 'error'}>{holds ? t('Equal') : t('Differs')}</Tag>,
  },
];

/** What the known cases came to: in one sentence, and case by case, those that differ first (RULES-19). */
export function KnownCaseResults({ cases }: { cases: readonly KnownCase[] }) {
  return (
    <>
      <div role="status">
        <Outcome cases={cases} />
      </div>
      {cases.length > 0 && (
        <DataTable
          caption={t('Known cases')}
          columns={columns}
          rows={inOrder(cases)}
          rowKey={({ id }) => id}
        />
      )}
    </>
  );
}

function Outcome({ cases }: { cases: readonly KnownCase[] }) {
  const differing = cases.filter(({ holds }) => !holds).length;
  if (cases.length === 0) return <Muted>{t('No case with this method and matching is known.')}</Muted>;
  if (differing === 0)
    return (
      <Notice
        tone="done"
        title={t(
          '{cases, plural, one {# known case comes out to the cent} other {# known cases come out to the cent}}',
          { cases: cases.length },
        )}
      />
    );
  return (
    <Notice
      tone="error"
      title={t('{differing} of {cases, plural, one {# known case differs} other {# known cases differ}}', {
        differing,
        cases: cases.length,
      })}
    >
      {t('Do not approve rules with this method before the cause is found.')}
    </Notice>
  );
}

/** What differs first. */
function inOrder(cases: readonly KnownCase[]): KnownCase[] {
  return [...cases].sort((one, other) => (one.holds ? 1 : 0) - (other.holds ? 1 : 0));
}
