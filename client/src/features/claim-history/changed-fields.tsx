import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { DataTable, type Column } from '../../components/table/data-table';
import type { ClaimChangeEntryFragment } from '../../generated/graphql';
import { claimValueText } from '../../domain/claim/claim-choices';

type Field = ClaimChangeEntryFragment['fields'][number];

const Absent = chakra('span', { base: { color: 'muted' } });
const Removed = chakra('del', { base: { color: 'muted' } });

/** A previous value; of a restricted one only the last characters are available. */
function Value({ field, value }: { field: Field; value: string }) {
  if (value === '') return <Absent>{t('Not given')}</Absent>;
  return claimValueText(field.path, value);
}

const columns: Column<Field>[] = [
  { header: t('Field'), cell: ({ label }) => label, lead: true },
  {
    header: t('Before'),
    cell: (field) =>
      field.before === '' ? (
        <Value field={field} value="" />
      ) : (
        <Removed>
          <Value field={field} value={field.before} />
        </Removed>
      ),
    width: 'third',
  },
  { header: t('After'), cell: (field) => <Value field={field} value={field.after} />, width: 'third' },
];

/** What one change did to the claim, field by field. */
export function ChangedFields({ fields }: { fields: readonly Field[] }) {
  return (
    <DataTable caption={t('Changed fields')} columns={columns} rows={fields} rowKey={({ path }) => path} />
  );
}
