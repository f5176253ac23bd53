import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { ONLY_COPY_MS, showToast } from '../../components/toast/toast-store';
import { UploadError, uploadFile } from '../../domain/api/upload-file';
import { useOnScreen } from '../../lib/use-on-screen';
import { noticeAddress } from './notice-address';

/** An upload that is running or has failed. */
export interface NoticeUpload {
  file: File;
  sentBytes: number;
  /** Why it failed. */
  failure?: string;
  /** It is unknown whether the notice was saved. */
  perhapsSaved?: boolean;
}

function leavingWarning(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Uploads a claim's assessment notice: its state, and functions to start, cancel and dismiss it. It continues when
 * another claim is opened; an alert then says how it ended.
 */
export function useNoticeUpload(submissionId: string, sid: string) {
  const client = useApolloClient();
  const [upload, setUpload] = useState<NoticeUpload>();
  const aborter = useRef<AbortController>(null);
  const isOnScreen = useOnScreen();

  const start = async (file: File) => {
    aborter.current = new AbortController();
    setUpload({ file, sentBytes: 0 });
    window.addEventListener('beforeunload', leavingWarning);
    try {
      const answer = await uploadFile(noticeAddress(submissionId), file, {
        onProgress: (sentBytes) => setUpload({ file, sentBytes }),
        signal: aborter.current.signal,
      });
      if (typeof (answer as { id?: unknown }).id !== 'string')
        throw new UploadError(
          t('We could not read the server’s response. Please try again.'),
          undefined,
          false,
          true,
        );
      setUpload(undefined);
      showToast('success', t('The notice of SID {sid} has been saved.', { sid }));
      if (isOnScreen.current) await client.refetchQueries({ include: ['AssessmentNotice'] });
    } catch (error) {
      const failure = error instanceof Error ? error.message : t('Something went wrong.');
      const perhapsSaved = error instanceof UploadError && error.perhapsTaken;
      setUpload({ file, sentBytes: 0, failure, perhapsSaved });
      const words = t('The notice of SID {sid} was not saved. {failure}', { sid, failure });
      // On its own page it is said below the button.
      if (!isOnScreen.current) showToast('error', perhapsSaved ? failure : words, ONLY_COPY_MS);
    } finally {
      window.removeEventListener('beforeunload', leavingWarning);
    }
  };

  return { upload, start, cancel: () => aborter.current?.abort(), dismiss: () => setUpload(undefined) };
}
