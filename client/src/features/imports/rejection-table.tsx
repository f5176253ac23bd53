import { t } from '@rules/text.js';
import { Caption, Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import type { ImportKind, ImportRunQuery } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';

type ImportRunDetails = ImportRunQuery['importRun'];
type Rejection = ImportRunDetails['rejections'][number];

const HOW_TO_FIX: Record<ImportKind, string> = {
  SETTLEMENT_RECORDS: t(
    'Correct them in your file and import it again; rows already imported are not duplicated.',
  ),
  TRADES: t(
    'Correct them in your file and import the whole file again; trades already imported are not duplicated. The download alone does not contain all trades of a SID.',
  ),
  ASSESSMENT_NOTICES: t(
    'Correct the files and import them again; notices already imported are not duplicated.',
  ),
  DAY_PRICES: t(
    'Correct them in your file and import it again, or download them, correct them and import that file.',
  ),
  RETURNS: t(
    'Nothing of the file was applied. Ask the bank for a correct file, or look at which payments were sent.',
  ),
};
const HOW_TO_ADD = t(
  'Download them, correct them and import that file; importing your whole file would add its other trades again.',
);

const reason: Column<Rejection> = { header: t('Reason'), cell: ({ message }) => message, width: 'most' };
const ofTables: Column<Rejection>[] = [
  { header: t('Line'), cell: ({ line }) => formatCount(line), width: 'fit' },
  { header: t('Column'), cell: ({ columnLabel }) => columnLabel ?? t('Whole row') },
  reason,
];
/** Of a notice, the column is the name of its file. */
const ofNotices: Column<Rejection>[] = [
  { header: t('File'), cell: ({ columnLabel, line }) => columnLabel ?? t('No. {line, number}', { line }) },
  reason,
];

/** The first rejected rows of a run; the download has them all. */
export function RejectionTable({
  run: { kind, mode, rejections, rejected: total },
}: {
  run: Pick<ImportRunDetails, 'kind' | 'mode' | 'rejections' | 'rejected'>;
}) {
  const areFiles = kind === 'ASSESSMENT_NOTICES';
  const title = areFiles ? t('Rejected files') : t('Rejected rows');
  const shown =
    rejections.length < total
      ? t('The first {rejections} of {total, number}.', { rejections: rejections.length, total })
      : '';
  return (
    <Stack>
      <div>
        <SubsectionTitle>{title}</SubsectionTitle>
        <Caption>
          {shown} {mode === 'APPEND' ? HOW_TO_ADD : HOW_TO_FIX[kind]}
        </Caption>
      </div>
      <DataTable
        caption={title}
        columns={areFiles ? ofNotices : ofTables}
        rows={rejections}
        rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
      />
    </Stack>
  );
}
