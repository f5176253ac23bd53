import { CLAIM_FIELDS, type ShownGroup } from '@rules/claim-catalogue.js';
import { CLAIM_FIELD_LABELS } from '@rules/claim-field-labels.js';
import { t } from '@rules/text.js';
import { DataTable, type Column } from '../../components/table/data-table';
import { claimValueText } from '../../domain/claim/claim-choices';

type BankDetails = ShownGroup<'bankDetails'>;

interface ComparedDetails {
  released: BankDetails;
  changed: BankDetails;
  /** Two numbers may look the same while they are masked. */
  changedFields: readonly string[];
}

interface Compared {
  path: string;
  label: string;
  before: string;
  after: string;
  isChanged: boolean;
}

const FIELDS = CLAIM_FIELDS.filter(({ group }) => group === 'bankDetails');

/** The details that either side has, in the order of the form. */
function compared({ released, changed, changedFields }: ComparedDetails): Compared[] {
  const textOf = (details: BankDetails, field: string, path: string) =>
    claimValueText(path, details[field as keyof BankDetails] ?? '');
  return FIELDS.map(({ path, field }) => {
    const [before, after] = [textOf(released, field, path), textOf(changed, field, path)];
    return { path, label: CLAIM_FIELD_LABELS[path], before, after, isChanged: changedFields.includes(field) };
  }).filter(({ before, after }) => before !== '' || after !== '');
}

const NOT_GIVEN = t('Not given');

const columns: Column<Compared>[] = [
  { header: t('Bank details'), cell: ({ label }) => label, lead: true, width: 'third' },
  { header: t('Released'), cell: ({ before }) => before || NOT_GIVEN, width: 'third' },
  {
    header: t('New'),
    cell: ({ after, isChanged }) => (isChanged ? <strong>{after || NOT_GIVEN}</strong> : after || NOT_GIVEN),
    width: 'third',
  },
];

interface BankComparisonProps extends ComparedDetails {
  name: string;
}

/** The released details and the new ones side by side; what differs is bold. */
export function BankComparison({ name, ...details }: BankComparisonProps) {
  return (
    <DataTable
      caption={t('Released and new bank details of {name}', { name })}
      columns={columns}
      rows={compared(details)}
      rowKey={({ path }) => path}
    />
  );
}
