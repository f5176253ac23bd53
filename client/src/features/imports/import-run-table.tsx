import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Tag } from '../../components/feedback/tag';
import type { Column } from '../../components/table/data-table';
import { KeyedTable } from '../../components/table/keyed-table';
import { SideScroll } from '../../components/table/side-scroll';
import type { ImportRunSummaryFragment } from '../../generated/graphql';
import { formatCount, formatPercent } from '../../lib/amounts';
import { formatMoment } from '../../lib/dates';
import { paths } from '../../domain/paths';
import { describeStatus, isFinished, kindLabels } from './import-text';

function columnsIn(timeZone: string): Column<ImportRunSummaryFragment>[] {
  return [
    {
      header: t('File'),
      cell: (run) => <TextLink to={paths.importRun(run.id)}>{run.fileName}</TextLink>,
      lead: true,
      width: 'third',
    },
    { header: t('Kind'), cell: (run) => kindLabels[run.kind] },
    { header: t('Received'), cell: (run) => formatMoment(run.createdAt, timeZone), width: 'fit' },
    { header: t('By'), cell: (run) => run.requestedBy ?? t('System') },
    {
      header: t('State'),
      cell: (run) => {
        const { words, tone } = describeStatus(run);
        return (
          <Tag tone={tone}>{isFinished(run.status) ? words : `${words}, ${formatPercent(run.progress)}`}</Tag>
        );
      },
    },
    { header: t('Read'), cell: (run) => formatCount(run.read), align: 'end' },
    { header: t('Rejected'), cell: (run) => formatCount(run.rejected), align: 'end' },
  ];
}

interface ImportRunTableProps {
  runs: readonly ImportRunSummaryFragment[] | undefined;
  timeZone: string;
  skeletonRows?: number;
}

/** Import runs, newest first; each row links to its report. */
export function ImportRunTable({ runs, timeZone, skeletonRows }: ImportRunTableProps) {
  return (
    <SideScroll label={t('Import runs')}>
      <KeyedTable
        caption={t('Import runs')}
        columns={columnsIn(timeZone)}
        rows={runs}
        rowKey={(run) => run.id}
        skeletonRows={skeletonRows}
        clickable
      />
    </SideScroll>
  );
}
