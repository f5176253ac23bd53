import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Tag } from '../../components/feedback/tag';
import { Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { EmailText } from '../../components/table/email-text';
import type { ComparedField, ComparedPart, Likeness } from './compared-fields';

const Absent = chakra('span', { base: { color: 'muted' } });
const Value = chakra('span', {
  base: { whiteSpace: 'pre-wrap' },
  variants: { different: { true: { fontWeight: 'semibold' } } },
});

/** Keeps the columns of all parts aligned. */
const Columns = chakra('div', { base: { md: { '& > table': { tableLayout: 'fixed' } } } });

const marks: Record<Likeness, { words: string; tone: 'needs' | 'plain' } | null> = {
  same: null,
  written: { words: t('Written differently'), tone: 'plain' },
  different: { words: t('Differs'), tone: 'needs' },
};

function Mark({ likeness }: { likeness: Likeness }) {
  const mark = marks[likeness];
  return mark ? (
    <Tag tone={mark.tone} whiteSpace="normal">
      {mark.words}
    </Tag>
  ) : (
    <Absent>{t('Same')}</Absent>
  );
}

function valueOf(value: string, likeness: Likeness) {
  if (value === '') return <Absent>{t('Not given')}</Absent>;
  return (
    <Value different={likeness === 'different'}>
      <EmailText>{value}</EmailText>
    </Value>
  );
}

interface ComparedTableProps {
  part: ComparedPart;
  /** The names of the two claims in the column headers; never equal. */
  names: readonly [string, string];
}

/** One part of two claims side by side; on a phone each field is a card with both values. */
export function ComparedTable({ part, names }: ComparedTableProps) {
  const columns: Column<ComparedField>[] = [
    { header: t('Field'), cell: ({ label }) => label, lead: true },
    { header: names[0], cell: ({ first, likeness }) => valueOf(first, likeness), width: 'third' },
    { header: names[1], cell: ({ second, likeness }) => valueOf(second, likeness), width: 'third' },
    { header: t('Result'), cell: ({ likeness }) => <Mark likeness={likeness} /> },
  ];
  return (
    <Stack gap="tight">
      <SubsectionTitle>{part.title}</SubsectionTitle>
      <Columns>
        <DataTable
          caption={t('{title} of both claims', { title: part.title })}
          columns={columns}
          rows={part.fields}
          rowKey={({ label }) => label}
        />
      </Columns>
    </Stack>
  );
}
