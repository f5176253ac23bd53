import { Button } from '../../../components/actions/button';
import { TextLink } from '../../../components/actions/text-link';
import { MOST_NOTICES_AT_ONCE } from '@rules/notice-files.js';
import { ConfirmButton } from '../../../components/dialog/confirm-button';
import { Notice } from '../../../components/feedback/notice';
import { Tag } from '../../../components/feedback/tag';
import { ErrorState } from '../../../components/feedback/states';
import { Checkbox } from '../../../components/form/checkbox';
import { Caption, Card, Inline, Stack, SubsectionTitle } from '../../../components/page/layout';
import { DataTable, type Column } from '../../../components/table/data-table';
import { SideScroll } from '../../../components/table/side-scroll';
import { paths } from '../../../domain/paths';
import { formatPercent, formatQuantity } from '../../../lib/amounts';
import { toSend, type CheckedRow } from './batch-row';
import type { useNoticeBatch } from './use-notice-batch';

type Batch = ReturnType<typeof useNoticeBatch>;

const notices = (count: number) => formatQuantity(count, 'notice', 'notices');

/** The files chosen on the notices page: what was found out about each, and after sending its result (NOTICE-10). */
export function NoticeBatch({ batch }: { batch: Batch }) {
  const { rows, leftOut, checkError, isSending } = batch;
  if (rows.length === 0) return null;
  const next = toSend(rows);
  const replacing = next.filter(({ recipient }) => recipient?.hasNotice);
  const sendNext = async () => {
    await batch.send(next);
  };
  const label = `Send ${notices(next.length)}`;
  return (
    <Card aria-labelledby="batch-title">
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2" id="batch-title">
            Chosen files
          </SubsectionTitle>
          <Caption role="status">{summaryOf(rows, next.length)}</Caption>
        </Inline>
        {leftOut > 0 && (
          <Notice
            tone="needs"
            title={`${formatQuantity(leftOut, 'file was', 'files were')} left out: at most ${MOST_NOTICES_AT_ONCE} are checked and sent together`}
          >
            Send these and choose the others afterwards, or put all of them into a ZIP.
          </Notice>
        )}
        {checkError ? (
          <ErrorState
            message="The files could not be compared with the claims."
            error={checkError}
            onRetry={batch.checkAgain}
          />
        ) : (
          <SideScroll label="Table of the chosen files">
            <DataTable
              caption="Chosen files"
              columns={columnsOf(batch)}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </SideScroll>
        )}
        <Inline>
          {isSending ? (
            <Button onClick={batch.stop}>Stop sending</Button>
          ) : replacing.length > 0 ? (
            <ConfirmButton
              label={label}
              pending={false}
              title={`Replace ${notices(replacing.length)}?`}
              keep="Send nothing"
              confirm={label}
              onConfirm={sendNext}
              shownBy={['AssessmentNoticeList']}
            >
              {replacing.map(({ sid }) => `SID ${sid}`).join(', ')}: the present notice is deleted and cannot
              be brought back.
            </ConfirmButton>
          ) : (
            <Button look="primary" disabled={next.length === 0} onClick={() => void sendNext()}>
              {label}
            </Button>
          )}
          <Button look="quiet" disabled={isSending} onClick={batch.clear}>
            Clear these files
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function summaryOf(rows: readonly CheckedRow[], ready: number): string {
  const count = (isIt: (row: CheckedRow) => boolean) => rows.filter(isIt).length;
  const parts = [
    [ready, 'ready'],
    [count(({ problem }) => problem !== undefined), 'with a problem'],
    [count(({ outcome }) => outcome.state === 'saved'), 'saved'],
    [count(({ outcome }) => outcome.state === 'failed'), 'not saved'],
  ] as const;
  const counted = parts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
  return [formatQuantity(rows.length, 'file', 'files'), ...counted].join(' · ');
}

function columnsOf(batch: Batch): Column<CheckedRow>[] {
  const { isSending } = batch;
  const isOpen = ({ problem, outcome }: CheckedRow) =>
    problem === undefined && !isSending && ['new', 'failed'].includes(outcome.state);
  return [
    {
      header: 'File',
      lead: true,
      cell: (row) =>
        isOpen(row) ? (
          <Checkbox
            label={row.file.name}
            checked={row.isChosen}
            onChange={(isChosen) => batch.choose(row.id, isChosen)}
          />
        ) : (
          row.file.name
        ),
    },
    { header: 'SID', cell: ({ sid }) => sid ?? 'None in the name' },
    { header: 'Claimant', cell: claimantOf },
    { header: 'Notice', cell: noticeOf, width: 'fit' },
    { header: 'Result', cell: (row) => <Result row={row} />, width: 'third' },
    {
      header: 'Action',
      cell: (row) => (
        <Inline>
          {row.outcome.state === 'failed' && (
            <Button
              size="small"
              disabled={isSending}
              aria-label={`Try again: ${row.file.name}`}
              onClick={() => void batch.send([row])}
            >
              Try again
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            disabled={isSending}
            aria-label={`Remove ${row.file.name} from this list`}
            onClick={() => batch.remove(row.id)}
          >
            Remove
          </Button>
        </Inline>
      ),
    },
  ];
}

function claimantOf({ recipient, isChecking }: CheckedRow) {
  if (!recipient) return isChecking ? 'Looking up' : 'None';
  return (
    <TextLink to={paths.submissionView(recipient.submissionId)} target="_blank">
      {recipient.legalEntity || 'Legal entity not given'}
    </TextLink>
  );
}

function noticeOf({ recipient, outcome }: CheckedRow) {
  if (!recipient || recipient.removed || outcome.state === 'saved') return '';
  return recipient.hasNotice ? <Tag tone="needs">Replaces the earlier one</Tag> : 'New';
}

function Result({ row }: { row: CheckedRow }) {
  const { problem, isChecking, isChosen, outcome, file } = row;
  if (outcome.state === 'saved') return <Tag tone="done">Saved</Tag>;
  if (outcome.state === 'waiting') return <Tag tone="plain">Waiting</Tag>;
  if (outcome.state === 'sending')
    return <Tag tone="active">{`Sending, ${formatPercent(Math.min(1, outcome.sentBytes / file.size))}`}</Tag>;
  if (outcome.state === 'failed')
    return (
      <>
        <Tag tone="error">{outcome.perhapsSaved ? 'Perhaps saved' : 'Not saved'}</Tag>{' '}
        <span>
          {outcome.reason} {outcome.perhapsSaved && 'Sending it again is safe.'}
        </span>
      </>
    );
  if (problem !== undefined)
    return (
      <>
        <Tag tone="error">Cannot be sent</Tag> <span>{problem}</span>
      </>
    );
  if (isChecking) return 'Looking up';
  return isChosen ? 'Ready' : 'Left out';
}
