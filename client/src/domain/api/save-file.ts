import { t } from '@rules/text.js';
import { ReadableError } from '../../lib/readable-error';
import { saveFile } from '../../lib/save-file';
import { leaveSignedOut } from '../session/leave-signed-out';
import { sessionToken } from '../session/session';

const ANSWER_MS = 30_000;

/**
 * Fetches a CSV file of our own server with the bearer token and offers it as a download.
 * @throws ReadableError when the server refuses, does not respond in time, or the response is not from
 * our server
 */
export async function saveCsv(url: string, fileName: string): Promise<void> {
  const token = sessionToken();
  const failed = new ReadableError(
    t('The file {fileName} could not be downloaded. Please try again.', { fileName }),
  );
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => {
    throw failed;
  });
  if (response.status === 401) leaveSignedOut(token);
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/csv')) throw failed;
  const bytes = await response.arrayBuffer().catch(() => {
    throw failed;
  });
  saveFile(fileName, 'text/csv', bytes);
}
