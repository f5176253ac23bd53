import { useRef, useState } from 'react';
import { showToast } from '../../components/toast/toast-store';
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
  /** Whether it was taken all the same is not known. */
  perhapsTaken?: boolean;
  /** The server would take the file if it were asked for otherwise, such as a file that was added before. */
  otherwise?: boolean;
}

const conflict = 409;

/** The answer to a file that was taken. */
function accepted(answer: unknown): { message: string; importId: string } {
  const { message, importId } = answer as Record<string, unknown>;
  if (typeof message === 'string' && typeof importId === 'string') return { message, importId };
  throw new UploadError('We could not read the server’s response. Please try again.', undefined, false, true);
}

function leavingWarning(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Sends an import file: the state of the upload, and ways to start, cancel and dismiss it. It goes on when the page is left.
 * @param onAccepted not called once the page was left: whoever is elsewhere by then stays there
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
      if (isOnScreen.current) onAccepted(importId);
    } catch (error) {
      const failure = error instanceof Error ? error.message : 'Something went wrong.';
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
