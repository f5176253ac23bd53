import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { ONLY_COPY_MS, showToast } from '../../components/toast/toast-store';
import type { AttachmentKind, AttachmentRowFragment } from '../../generated/graphql';
import { sessionToken } from '../../domain/session/session';
import { UploadError, uploadFile } from '../../domain/api/upload-file';
import { randomKey } from '../../lib/use-idempotency-key';
import { useOnScreen } from '../../lib/use-on-screen';
import { errorOf } from './check-file';
import { sameFile } from './same-file';
import { isPicture, smallerPicture } from './smaller-picture';
import { uploadPace } from './upload-pace';

/** A file in the upload queue. */
export interface QueuedUpload {
  /** Also the Idempotency-Key: when it is sent again after a lost response, the file is stored once. */
  key: string;
  file: File;
  kind: AttachmentKind;
  /** The token of the session in which it was chosen: the next user of the tab must not send it. */
  token: string | null;
  state: 'waiting' | 'sending' | 'failed' | 'known';
  sentBytes: number;
  /** Rate and time left in words, once they are known well enough. */
  pace?: string[];
  /** Why it failed. */
  failure?: string;
  /** The name of the document with the same bytes, for a file that is not sent because of it. */
  knownAs?: string;
  /** The whole file was sent, but it is unknown whether it was stored. */
  perhapsStored?: boolean;
  /** Sending the same file again may succeed. */
  mayRetry?: boolean;
}

const UNSUPPORTED_TYPE = 415;
const CONFLICT = 409;

/** Whether the response names the stored document. */
function isStored(answer: unknown): boolean {
  return typeof (answer as { id?: unknown }).id === 'string';
}

function unavailableMessage(name: string, failure: string, perhapsStored: boolean): string {
  const outcome = perhapsStored
    ? t('We do not know whether {name} was saved.', { name })
    : t('{name} was not saved.', { name });
  return `${outcome} ${failure}`;
}

function leavingWarning(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Whether a file waits or is being sent. */
export const isUnderWay = ({ state }: QueuedUpload): boolean => state === 'waiting' || state === 'sending';

/** Uploads files one after the other; a failed one keeps its reason until it is retried or removed. */
export function useUploadQueue(
  submissionId: string,
  documents: readonly AttachmentRowFragment[],
  onStored: () => void,
) {
  const [queue, setQueue] = useState<QueuedUpload[]>([]);
  /** The name of the file that was stored last. */
  const [storedName, setStoredName] = useState<string>();
  const aborter = useRef<AbortController>(undefined);
  const tail = useRef(Promise.resolve());
  const dropped = useRef(new Set<string>());
  const stored = useRef(documents);
  useEffect(function followList() {
    stored.current = documents;
  });
  const isOnScreen = useOnScreen();
  const change = useCallback((key: string, part: Partial<QueuedUpload>) => {
    setQueue((items) => items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  }, []);
  const remove = useCallback(
    (key: string) => setQueue((items) => items.filter((item) => item.key !== key)),
    [],
  );

  const send = useCallback(
    async ({ key, file: chosen, kind, token }: QueuedUpload) => {
      if (sessionToken() !== token) return;
      const file = await smallerPicture(chosen);
      const failure = errorOf(file, kind);
      const knownAs = failure === undefined ? await sameFile(file, kind, stored.current) : undefined;
      if (dropped.current.has(key) || sessionToken() !== token) return;
      if (failure !== undefined || knownAs !== undefined) {
        change(key, { file, state: failure === undefined ? 'known' : 'failed', failure, knownAs });
        if (failure !== undefined) showToast('error', t('Something went wrong'));
        return;
      }
      const own = new AbortController();
      aborter.current = own;
      change(key, { file, state: 'sending', sentBytes: 0, failure: undefined });
      const startedAt = new Date();
      try {
        const answer = await uploadFile(`/api/attachments/${encodeURIComponent(submissionId)}/upload`, file, {
          fields: { fileName: file.name, kind },
          headers: { 'Idempotency-Key': key },
          onProgress: (sentBytes) =>
            change(key, { sentBytes, pace: uploadPace(sentBytes, file.size, startedAt) }),
          signal: own.signal,
        });
        if (!isStored(answer))
          throw new UploadError(
            t('We could not read the server’s response. Please try again.'),
            undefined,
            false,
            true,
          );
        remove(key);
        setStoredName(file.name);
        showToast('success', t('Attachment uploaded.'));
        onStored();
      } catch (error) {
        if (own.signal.aborted) {
          remove(key);
          return;
        }
        const failure = error instanceof Error ? error.message : t('Something went wrong');
        // A file of the wrong type keeps failing, and so does a kind that is no longer accepted.
        const mayRetry = !(
          error instanceof UploadError &&
          (error.status === UNSUPPORTED_TYPE || (error.status === CONFLICT && error.refusesFile))
        );
        const perhapsStored = error instanceof UploadError && error.perhapsTaken;
        change(key, { state: 'failed', failure, mayRetry, perhapsStored });
        if (isOnScreen.current) showToast('error', t('Something went wrong'));
        // The page with the file's card was left.
        else showToast('error', unavailableMessage(file.name, failure, perhapsStored), ONLY_COPY_MS);
        // If it was stored, the reloaded list shows it.
        if (perhapsStored) onStored();
      }
    },
    [change, onStored, remove, submissionId, isOnScreen],
  );

  /** Runs after the current uploads; skips a file that was removed meanwhile. */
  const enqueue = (upload: QueuedUpload) => {
    tail.current = tail.current.then(() => (dropped.current.has(upload.key) ? undefined : send(upload)));
  };
  const isBusy = queue.some(isUnderWay);
  useEffect(
    function warnBeforeLeaving() {
      if (!isBusy) return undefined;
      window.addEventListener('beforeunload', leavingWarning);
      return () => window.removeEventListener('beforeunload', leavingWarning);
    },
    [isBusy],
  );

  return {
    queue,
    storedName,
    add: (file: File, kind: AttachmentKind) => {
      // A picture may become small enough.
      const failure = isPicture(file) && file.size > 0 ? undefined : errorOf(file, kind);
      const state = failure ? 'failed' : 'waiting';
      const token = sessionToken();
      const upload: QueuedUpload = { key: randomKey(), file, kind, token, state, sentBytes: 0, failure };
      setQueue((items) => [...items, upload]);
      if (failure) showToast('error', t('Something went wrong'));
      else enqueue(upload);
    },
    retry: (upload: QueuedUpload) => {
      change(upload.key, { state: 'waiting', failure: undefined });
      enqueue(upload);
    },
    /** Cancels the upload if it is running, and removes it from the queue. */
    drop: ({ key, state }: QueuedUpload) => {
      if (state === 'sending') aborter.current?.abort();
      dropped.current.add(key);
      remove(key);
    },
  };
}
