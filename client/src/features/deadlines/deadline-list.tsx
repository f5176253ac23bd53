import { Permission } from '@rules/permissions.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Tag } from '../../components/feedback/tag';
import { Caption } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { paths } from '../../domain/paths';
import { usePermission } from '../../domain/session/use-permission';
import { useDeadlinesQuery, type DeadlineRowFragment } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { usePageParam } from '../../lib/use-page-param';
import { daysLeftText, DEADLINE_NAMES, holdsUp } from './deadline-text';
import { ExtendDeadlineDialog } from './extend-deadline-dialog';

/** From here on a deadline is marked. */
const NEAR_DAYS = 3;

function columnsFor(onExtend: ((deadline: DeadlineRowFragment) => void) | undefined) {
  const columns: Column<DeadlineRowFragment>[] = [
    { header: t('Last day'), lead: true, width: 'fit', cell: (deadline) => <LastDay deadline={deadline} /> },
    {
      header: t('Deadline'),
      cell: (deadline) => (
        <div>
          {DEADLINE_NAMES[deadline.kind]}
          <Caption>
            <ForWhom deadline={deadline} />
          </Caption>
        </div>
      ),
    },
    { header: t('Holds up'), cell: (deadline) => <HoldsUp deadline={deadline} /> },
    {
      header: t('Reason'),
      cell: ({ reason, setBy }) => (
        <div>
          {reason}
          {setBy && <Caption>{setBy}</Caption>}
        </div>
      ),
    },
  ];
  if (onExtend)
    columns.push({
      header: t('Action'),
      width: 'fit',
      cell: (deadline) =>
        deadline.holds && (
          <Button
            size="small"
            aria-label={t('Extend: {name}, {due}', {
              name: DEADLINE_NAMES[deadline.kind],
              due: formatDate(deadline.due),
            })}
            onClick={() => onExtend(deadline)}
          >
            {t('Extend')}
          </Button>
        ),
    });
  return columns;
}

function LastDay({ deadline }: { deadline: DeadlineRowFragment }) {
  const { due, firstDue, daysLeft, holds } = deadline;
  const isNear = holds && daysLeft >= 0 && daysLeft <= NEAR_DAYS;
  return (
    <div>
      {formatDate(due)}
      <Caption>{isNear ? <Tag tone="needs">{daysLeftText(daysLeft)}</Tag> : daysLeftText(daysLeft)}</Caption>
      {due !== firstDue && (
        <Caption>{t('extended from {firstDue}', { firstDue: formatDate(firstDue) })}</Caption>
      )}
    </div>
  );
}

function ForWhom({ deadline: { sid, submissionId, legalEntity } }: { deadline: DeadlineRowFragment }) {
  if (!sid) return t('All claims');
  if (!submissionId) return sid;
  return (
    <>
      <TextLink to={paths.submissionView(submissionId)}>{sid}</TextLink>
      {legalEntity && ` ${legalEntity}`}
    </>
  );
}

function HoldsUp({ deadline }: { deadline: DeadlineRowFragment }) {
  const words = holdsUp(deadline);
  return deadline.runId ? <TextLink to={paths.assessment(deadline.runId)}>{words}</TextLink> : words;
}

/** Open or ended deadlines, paged; the page number is in the URL (DEADLINE-7). */
export function DeadlineList({ ended }: { ended: boolean }) {
  const [page, goToPage] = usePageParam();
  const [extended, setExtended] = useState<DeadlineRowFragment>();
  const maySet = usePermission(Permission.DeadlinesSet);
  const { data, previousData, error, refetch } = useDeadlinesQuery({
    variables: { page, ended },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.deadlines;
  if (error && !data)
    return (
      <ErrorState
        message={t('The deadlines could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data?.deadlines.pagination.totalItems === 0)
    return (
      <EmptyState title={ended ? t('No deadline has ended') : t('No deadline is open')}>
        {ended
          ? t('Deadlines are listed here once their last day is over.')
          : t('Publishing a run and removing a claim set their own deadlines. You set the others yourself.')}
      </EmptyState>
    );
  if (data?.deadlines.deadlines.length === 0)
    return <NoSuchPage totalPages={data.deadlines.pagination.totalPages} onPage={goToPage} />;
  return (
    <div>
      <DataTable
        caption={t('Deadlines')}
        columns={columnsFor(maySet ? setExtended : undefined)}
        rows={data?.deadlines.deadlines}
        rowKey={({ rowId }) => rowId}
        skeletonRows={shown?.deadlines.length ?? 4}
      />
      <Pagination page={page} totalPages={shown?.pagination.totalPages ?? page} onPage={goToPage} />
      {extended && <ExtendDeadlineDialog deadline={extended} onClose={() => setExtended(undefined)} />}
    </div>
  );
}
