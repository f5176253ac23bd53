import { MOST_NOTICES_AT_ONCE } from '@rules/notice-files.js';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { ONLY_COPY_MS, showToast } from '../../../components/toast/toast-store';
import { UploadError, uploadFile } from '../../../domain/api/upload-file';
import { useNoticeRecipientsQuery } from '../../../generated/graphql';
import { useOnScreen } from '../../../lib/use-on-screen';
import { noticeAddress } from '../notice-address';
import { checkRows, sidsOf, type BatchRow, type CheckedRow, type Outcome } from './batch-row';

function leavingWarning(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Sends one notice to its claim. */
async function sendOne(
  { file, recipient }: CheckedRow,
  signal: AbortSignal,
  onProgress: (sentBytes: number) => void,
): Promise<Outcome> {
  try {
    const answer = await uploadFile(noticeAddress(recipient?.submissionId ?? ''), file, {
      onProgress,
      signal,
    });
    if (typeof (answer as { id?: unknown }).id === 'string') return { state: 'saved' };
    return {
      state: 'failed',
      reason: t('We could not read the server’s response. Please try again.'),
      perhapsSaved: true,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : t('Something went wrong.');
    return { state: 'failed', reason, perhapsSaved: error instanceof UploadError && error.perhapsTaken };
  }
}

/**
 * Many notices at once: the chosen files, checked against the claims before anything is sent, and functions to add,
 * choose, remove and send them. They are sent one after the other, also after the page was left.
 */
export function useNoticeBatch() {
  const client = useApolloClient();
  const [rows, setRows] = useState<readonly BatchRow[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const [isSending, setSending] = useState(false);
  const [ended, setEnded] = useState<{ saved: number; failed: number }>();
  const aborter = useRef<AbortController>(null);
  const isOnScreen = useOnScreen();
  const lastId = useRef(0);
  // The callback gets the files of one choice one by one, before anything is rendered.
  const listed = useRef<readonly BatchRow[]>(rows);
  const sids = sidsOf(rows);
  const { data, error, refetch } = useNoticeRecipientsQuery({
    variables: { sids },
    skip: sids.length === 0,
    fetchPolicy: 'network-only',
  });
  const recipients = sids.length === 0 ? [] : data?.noticeRecipients;

  const list = (next: readonly BatchRow[]) => {
    listed.current = next;
    setRows(next);
  };
  const change = (id: string, changed: Partial<BatchRow>) =>
    list(listed.current.map((row) => (row.id === id ? { ...row, ...changed } : row)));

  const add = (file: File) => {
    setEnded(undefined);
    if (listed.current.length >= MOST_NOTICES_AT_ONCE) {
      setLeftOut((before) => before + 1);
      return;
    }
    lastId.current += 1;
    const row: BatchRow = { id: `${lastId.current}`, file, isChosen: true, outcome: { state: 'new' } };
    list([...listed.current, row]);
  };

  const send = async (chosen: readonly CheckedRow[]) => {
    const { signal } = (aborter.current = new AbortController());
    setSending(true);
    setEnded(undefined);
    window.addEventListener('beforeunload', leavingWarning);
    for (const { id } of chosen) change(id, { outcome: { state: 'waiting' } });
    let saved = 0;
    let failed = 0;
    for (const row of chosen) {
      if (signal.aborted) {
        change(row.id, { outcome: { state: 'new' } });
        continue;
      }
      const outcome = await sendOne(row, signal, (sentBytes) =>
        change(row.id, { outcome: { state: 'sending', sentBytes } }),
      );
      if (outcome.state === 'saved') saved += 1;
      else failed += 1;
      change(row.id, { outcome });
    }
    window.removeEventListener('beforeunload', leavingWarning);
    setSending(false);
    setEnded({ saved, failed });
    if (!isOnScreen.current) reportEnd(saved, chosen.length);
    if (isOnScreen.current) await client.refetchQueries({ include: ['AssessmentNoticeList'] });
  };

  return {
    rows: checkRows(rows, recipients),
    /** How many of the chosen files did not fit into the list. */
    leftOut,
    checkError: error,
    checkAgain: () => void refetch().catch(() => undefined),
    isSending,
    /** How the last sending ended, until the next one or another choice of files. */
    ended,
    add,
    send,
    stop: () => aborter.current?.abort(),
    choose: (id: string, isChosen: boolean) => change(id, { isChosen }),
    remove: (id: string) => list(listed.current.filter((row) => row.id !== id)),
    clear: () => {
      list([]);
      setEnded(undefined);
      setLeftOut(0);
    },
  };
}

/** On another page the alert is the only place that says how the sending ended. */
function reportEnd(saved: number, all: number) {
  const words = t('{saved, plural, one {# notice} other {# notices}} saved.', { saved });
  if (saved === all) showToast('success', words, ONLY_COPY_MS);
  else showToast('error', t('{words} {all} not saved.', { words, all: all - saved }), ONLY_COPY_MS);
}
