import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Tag } from '../../components/feedback/tag';
import { Caption } from '../../components/page/layout';
import type { Column } from '../../components/table/data-table';
import { usePermission } from '../../domain/session/use-permission';
import { findingText } from '@rules/assessment/finding-text.js';
import { formatMomentAt } from '../../lib/dates';
import type { ClaimTrace } from './claim-trace';
import { TitledTable } from './titled-table';
import { WithdrawAcceptanceDialog } from './withdraw-acceptance-dialog';

type Accepted = ClaimTrace['accepted'][number];

interface AcceptedFindingsProps {
  accepted: readonly Accepted[];
  timeZone: string;
}

/** The errors that were accepted for a claim at any time, and withdrawn; nothing where none was (RUN-11, RUN-12). */
export function AcceptedFindings({ accepted, timeZone }: AcceptedFindingsProps) {
  const [withdrawing, setWithdrawing] = useState<Accepted>();
  const mayWithdraw = usePermission(Permission.AssessmentsRun);
  if (accepted.length === 0) return null;
  const byOn = (by: string | null, at: string) =>
    t('{acceptedBy} on {acceptedAt}', { acceptedBy: by ?? '–', acceptedAt: formatMomentAt(at, timeZone) });
  const columns: Column<Accepted>[] = [
    { header: t('Error'), lead: true, cell: ({ code }) => findingText(code) },
    {
      header: t('Reason'),
      width: 'third',
      cell: ({ reason, withdrawnBecause }) => (
        <>
          {reason}
          {withdrawnBecause !== null && (
            <Caption>{t('Withdrawn: {reason}', { reason: withdrawnBecause })}</Caption>
          )}
        </>
      ),
    },
    {
      header: t('By'),
      cell: ({ acceptedBy, acceptedAt, withdrawnBy, withdrawnAt }) => (
        <>
          {byOn(acceptedBy, acceptedAt)}
          {withdrawnAt !== null && (
            <Caption>{t('Withdrawn by {who}', { who: byOn(withdrawnBy, withdrawnAt) })}</Caption>
          )}
        </>
      ),
    },
    {
      header: t('Holds'),
      cell: ({ holds, withdrawnAt }) => (
        <Tag tone={holds ? 'done' : 'plain'}>
          {holds
            ? t('Yes')
            : withdrawnAt === null
              ? t('No, the transactions were changed')
              : t('No, it was withdrawn')}
        </Tag>
      ),
    },
  ];
  if (mayWithdraw && accepted.some(({ withdrawnAt }) => withdrawnAt === null))
    columns.push({
      header: t('Withdraw'),
      width: 'sixth',
      cell: (one) =>
        one.withdrawnAt === null ? (
          <Button
            look="quiet"
            size="small"
            aria-label={t('Withdraw what was accepted: {findingText}', {
              findingText: findingText(one.code),
            })}
            onClick={() => setWithdrawing(one)}
          >
            {t('Withdraw')}
          </Button>
        ) : (
          '–'
        ),
    });
  return (
    <>
      <TitledTable
        title={t('Errors that were accepted')}
        lead={t(
          'They count in the runs after they were accepted, as long as the transactions stay as they were and nobody withdraws them.',
        )}
        columns={columns}
        rows={accepted}
        rowKey={({ id }) => id}
        none=""
      />
      {withdrawing && (
        <WithdrawAcceptanceDialog
          id={withdrawing.id}
          code={withdrawing.code}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  );
}
