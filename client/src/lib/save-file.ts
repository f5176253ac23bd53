import { leaveSignedOut } from './leave-signed-out';
import { sessionToken } from './session';

/** Fetches a CSV of our own server with the bearer token and offers it as a download. Throws when the server refuses. */
export async function saveCsv(url: string, fileName: string): Promise<void> {
  const token = sessionToken();
  const response = await fetch(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (response.status === 401) leaveSignedOut();
  if (!response.ok) throw new Error(`The file ${fileName} could not be downloaded.`);
  // The type is ours, never the answer's: a blob URL lives in the portal's origin.
  const href = URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(href);
}
