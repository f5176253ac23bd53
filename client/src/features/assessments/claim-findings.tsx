import { findingText } from '@rules/assessment/finding-text.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Caption, Stack } from '../../components/page/layout';
import type { Column } from '../../components/table/data-table';
import { formatDate } from '../../lib/dates';
import { AcceptFindingDialog } from './accept-finding-dialog';
import { AcceptedFindings } from './accepted-findings';
import { sideText, type ClaimTrace } from './claim-trace';
import { severityColumn } from './result-columns';
import { TitledTable } from './titled-table';

type Row = ClaimTrace['findings'][number] & { key: string; isFirst: boolean };

interface ClaimFindingsProps {
  trace: ClaimTrace;
  runId: string;
  timeZone: string;
}

/** What the checks found in a claim, each with its transaction; an error is accepted here, with a reason (RUN-11). */
export function ClaimFindings({ trace, runId, timeZone }: ClaimFindingsProps) {
  const [code, setCode] = useState<string>();
  const side = sideText(trace);
  const isAccepted = (finding: string) => trace.accepted.some((one) => one.code === finding && one.holds);
  const rows = trace.findings.map((finding, nth) => ({
    ...finding,
    key: String(nth),
    // A code is accepted for the claim, so one button for all transactions with it.
    isFirst: trace.findings.findIndex((other) => other.code === finding.code) === nth,
  }));
  const columns: Column<Row>[] = [
    {
      header: t('Finding'),
      lead: true,
      cell: (finding) => (
        <>
          {findingText(finding.code)}
          <Caption>{finding.code}</Caption>
        </>
      ),
    },
    severityColumn,
    {
      header: t('Where'),
      width: 'third',
      cell: ({ trade, day }) =>
        day ? t('From {day}', { day: formatDate(day) }) : trade === null ? t('The whole claim') : side(trade),
    },
  ];
  if (trace.mayAccept)
    columns.push({
      header: t('Accept'),
      width: 'sixth',
      cell: (finding) =>
        isAccepted(finding.code) ? (
          t('Accepted')
        ) : finding.severity !== 'ERROR' || !finding.isFirst ? (
          '–'
        ) : (
          <Button
            look="quiet"
            size="small"
            aria-label={t('Accept: {findingText}', { findingText: findingText(finding.code) })}
            onClick={() => setCode(finding.code)}
          >
            {t('Accept')}
          </Button>
        ),
    });
  return (
    <Stack gap="open">
      <TitledTable
        title={t('What the checks found')}
        lead={
          trace.mayAccept
            ? t(
                'An error blocks the claim until its transactions are corrected, or somebody accepts the error with a reason.',
              )
            : undefined
        }
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        none={t('The checks found nothing.')}
      />
      <AcceptedFindings accepted={trace.accepted} timeZone={timeZone} />
      {code !== undefined && (
        <AcceptFindingDialog
          code={code}
          runId={runId}
          submissionId={trace.claim.submissionId}
          onClose={() => setCode(undefined)}
        />
      )}
    </Stack>
  );
}
