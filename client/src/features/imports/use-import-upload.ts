import { useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { showToast } from '../../components/toast/toast-store';
import { watchJob } from '../../domain/jobs/watched-jobs';
import { UploadError, uploadFile } from '../../domain/api/upload-file';
import { useOnScreen } from '../../lib/use-on-screen';
import { uploadAddress, type ImportKindInfo, type ImportOptions } from './import-kinds';

export interface ImportRequest {
  info: ImportKindInfo;
  file: File;
  options: ImportOptions;
}

export interface UploadState {
  request: ImportRequest;
  sentBytes: number;
  /** Why the upload ended without a run. */
  failure?: string;
  /** It is unknown whether the file was accepted. */
  perhapsTaken?: boolean;
  /** The server would accept the file with other options, for example when it was added before. */
  otherwise?: boolean;
}

const conflict = 409;

/** The server's response to an accepted file. */
function accepted(answer: unknown): { message: string; importId: string } {
  const { message, importId } = answer as Record<string, unknown>;
  if (typeof message === 'string' && typeof importId === 'string') return { message, importId };
  throw new UploadError(
    t('We could not read the server’s response. Please try again.'),
    undefined,
    false,
    true,
  );
}

function leavingWarning(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Uploads an import file: the state of the upload, and functions to start, cancel and dismiss it. It continues when the
 * page is left.
 * @param onAccepted not called after the page was left, so that the user stays on their current page
 */
export function useImportUpload(onAccepted: (importId: string) => void) {
  const [upload, setUpload] = useState<UploadState>();
  const aborter = useRef<AbortController>(null);
  const isOnScreen = useOnScreen();

  const start = async (request: ImportRequest) => {
    aborter.current = new AbortController();
    setUpload({ request, sentBytes: 0 });
    window.addEventListener('beforeunload', leavingWarning);
    try {
      const answer = await uploadFile(uploadAddress(request.info, request.options), request.file, {
        onProgress: (sentBytes) => setUpload({ request, sentBytes }),
        signal: aborter.current.signal,
      });
      const { message, importId } = accepted(answer);
      showToast('warning', message);
      setUpload(undefined);
      watchJob(importId);
      if (isOnScreen.current) onAccepted(importId);
    } catch (error) {
      const failure = error instanceof Error ? error.message : t('Something went wrong.');
      const known = error instanceof UploadError ? error : undefined;
      const { perhapsTaken } = known ?? {};
      setUpload({ request, sentBytes: 0, failure, perhapsTaken, otherwise: known?.status === conflict });
      showToast('error', failure);
    } finally {
      window.removeEventListener('beforeunload', leavingWarning);
    }
  };

  return { upload, start, cancel: () => aborter.current?.abort(), dismiss: () => setUpload(undefined) };
}
