import { useRef } from 'react';
import { Button } from '../../../components/actions/button';
import { TextLink } from '../../../components/actions/text-link';
import { MOST_NOTICES_AT_ONCE } from '@rules/notice-files.js';
import { t } from '@rules/text.js';
import { ConfirmButton } from '../../../components/dialog/confirm-button';
import { FocusedNotice } from '../../../components/feedback/focused-notice';
import { Notice } from '../../../components/feedback/notice';
import { Tag } from '../../../components/feedback/tag';
import { ErrorState } from '../../../components/feedback/states';
import { Checkbox } from '../../../components/form/checkbox';
import { Caption, Card, Inline, Stack, SubsectionTitle } from '../../../components/page/layout';
import { DataTable, type Column } from '../../../components/table/data-table';
import { SideScroll } from '../../../components/table/side-scroll';
import { paths } from '../../../domain/paths';
import { formatPercent } from '../../../lib/amounts';
import { toSend, type CheckedRow } from './batch-row';
import type { useNoticeBatch } from './use-notice-batch';

type Batch = ReturnType<typeof useNoticeBatch>;

const notices = (count: number) => t('{count, plural, one {# notice} other {# notices}}', { count });

/** The files chosen on the notices page: what was found out about each, and after sending its result (NOTICE-10). */
export function NoticeBatch({ batch }: { batch: Batch }) {
  const { rows, leftOut, checkError, isSending, ended } = batch;
  const card = useRef<HTMLElement>(null);
  if (rows.length === 0) return null;
  const next = toSend(rows);
  const replacing = next.filter(({ recipient }) => recipient?.hasNotice);
  const sendNext = async () => {
    await batch.send(next);
  };
  const label = t('Send {notices}', { notices: notices(next.length) });
  return (
    <Card ref={card} aria-labelledby="batch-title">
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2" id="batch-title">
            {t('Chosen files')}
          </SubsectionTitle>
          <Caption role="status">{summaryOf(rows, next.length)}</Caption>
        </Inline>
        {leftOut > 0 && (
          <Notice
            tone="needs"
            title={t(
              '{leftOut, plural, one {# file was} other {# files were}} left out: at most {mostNoticesAtOnce} are checked and sent together',
              { leftOut, mostNoticesAtOnce: MOST_NOTICES_AT_ONCE },
            )}
          >
            {t('Send these and choose the others afterwards, or put all of them into a ZIP.')}
          </Notice>
        )}
        {ended && (
          <FocusedNotice
            from={card}
            tone={ended.failed > 0 ? 'needs' : 'done'}
            title={
              ended.failed > 0
                ? t('{saved} saved, {failed} not saved', {
                    saved: notices(ended.saved),
                    failed: ended.failed,
                  })
                : t('{saved} saved', { saved: notices(ended.saved) })
            }
          >
            {ended.failed > 0
              ? t('The list below says why; each of these can be sent again.')
              : t('Clear these files to choose others.')}
          </FocusedNotice>
        )}
        {checkError ? (
          <ErrorState
            message={t('The files could not be compared with the claims.')}
            error={checkError}
            onRetry={batch.checkAgain}
          />
        ) : (
          <SideScroll label={t('Table of the chosen files')}>
            <DataTable
              caption={t('Chosen files')}
              columns={columnsOf(batch)}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </SideScroll>
        )}
        <Inline>
          {isSending ? (
            <Button onClick={batch.stop}>{t('Stop sending')}</Button>
          ) : replacing.length > 0 ? (
            <ConfirmButton
              label={label}
              pending={false}
              title={t('Replace {notices}?', { notices: notices(replacing.length) })}
              keep={t('Send nothing')}
              confirm={label}
              onConfirm={sendNext}
              shownBy={['AssessmentNoticeList']}
            >
              {t('{replacing}: the current notice is deleted and cannot be restored.', {
                replacing: replacing.map(({ sid }) => t('SID {sid}', { sid: sid ?? '' })).join(', '),
              })}
            </ConfirmButton>
          ) : ended && next.length === 0 ? null : (
            <Button look="primary" disabled={next.length === 0} onClick={() => void sendNext()}>
              {label}
            </Button>
          )}
          <Button look="quiet" disabled={isSending} onClick={batch.clear}>
            {t('Clear these files')}
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
    [count(({ problem }) => problem !== undefined), t('with a problem')],
    [count(({ outcome }) => outcome.state === 'saved'), 'saved'],
    [count(({ outcome }) => outcome.state === 'failed'), t('not saved')],
  ] as const;
  const counted = parts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
  return [t('{rows, plural, one {# file} other {# files}}', { rows: rows.length }), ...counted].join(' · ');
}

function columnsOf(batch: Batch): Column<CheckedRow>[] {
  const { isSending } = batch;
  const isOpen = ({ problem, outcome }: CheckedRow) =>
    problem === undefined && !isSending && ['new', 'failed'].includes(outcome.state);
  return [
    {
      header: t('File'),
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
    { header: t('SID'), cell: ({ sid }) => sid ?? t('None in the name') },
    { header: t('Claimant'), cell: claimantOf },
    { header: t('Notice'), cell: noticeOf, width: 'fit' },
    { header: t('Result'), cell: (row) => <Result row={row} />, width: 'third' },
    {
      header: t('Action'),
      cell: (row) => (
        <Inline>
          {row.outcome.state === 'failed' && (
            <Button
              size="small"
              disabled={isSending}
              aria-label={t('Try again: {name}', { name: row.file.name })}
              onClick={() => void batch.send([row])}
            >
              {t('Try again')}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            disabled={isSending}
            aria-label={t('Remove {name} from this list', { name: row.file.name })}
            onClick={() => batch.remove(row.id)}
          >
            {t('Remove')}
          </Button>
        </Inline>
      ),
    },
  ];
}

function claimantOf({ recipient, isChecking }: CheckedRow) {
  if (!recipient) return isChecking ? t('Looking up') : t('None');
  return (
    <TextLink to={paths.submissionView(recipient.submissionId)} target="_blank">
      {recipient.legalEntity || t('Legal entity not given')}
    </TextLink>
  );
}

function noticeOf({ recipient, outcome }: CheckedRow) {
  if (!recipient || recipient.removed || outcome.state === 'saved') return '';
  return recipient.hasNotice ? <Tag tone="needs">{t('Replaces the earlier one')}</Tag> : t('New');
}

function Result({ row }: { row: CheckedRow }) {
  const { problem, isChecking, isChosen, outcome, file } = row;
  if (outcome.state === 'saved') return <Tag tone="done">{t('Saved')}</Tag>;
  if (outcome.state === 'waiting') return <Tag tone="plain">{t('Waiting')}</Tag>;
  if (outcome.state === 'sending')
    return (
      <Tag tone="active">
        {t('Sending, {min}', { min: formatPercent(Math.min(1, outcome.sentBytes / file.size)) })}
      </Tag>
    );
  if (outcome.state === 'failed')
    return (
      <>
        <Tag tone="error">{outcome.perhapsSaved ? t('Perhaps saved') : t('Not saved')}</Tag>{' '}
        <span>
          {outcome.reason} {outcome.perhapsSaved && t('Sending it again is safe.')}
        </span>
      </>
    );
  if (problem !== undefined)
    return (
      <>
        <Tag tone="error">{t('Cannot be sent')}</Tag> <span>{problem}</span>
      </>
    );
  if (isChecking) return t('Looking up');
  return isChosen ? t('Ready') : t('Left out');
}
