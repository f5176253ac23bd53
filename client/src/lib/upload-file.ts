import { leaveSignedOut } from './leave-signed-out';
import { sessionToken } from './session';

/** Why an upload failed, in words for a person; the server's status when it answered. */
export class UploadError extends Error {
  constructor(
    message: string,
    readonly status?: number,
    /** The answer names the file as what is at fault. */
    readonly refusesFile = false,
  ) {
    super(message);
  }
}

export interface UploadOptions {
  onProgress: (sentBytes: number, totalBytes: number) => void;
  signal: AbortSignal;
  /** Texts of the form, sent before the file. */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}

function isAboutFile(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return false;
  return typeof body.fields === 'object' && body.fields !== null && 'file' in body.fields;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Sends one file as multipart field `file` and gives the answer's JSON. Throws UploadError with the server's
 * sentence, or 'The upload was cancelled.' when the signal aborts. XMLHttpRequest, because fetch tells no upload progress.
 */
export function uploadFile(
  url: string,
  file: File,
  { onProgress, signal, fields = {}, headers = {} }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, text] of Object.entries(fields)) form.append(name, text);
    form.append('file', file);
    request.open('POST', url);
    const token = sessionToken();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded, event.total));
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300) {
        resolve(body);
        return;
      }
      if (request.status === 401) leaveSignedOut();
      const message = messageOf(body) ?? 'Something went wrong.';
      reject(new UploadError(message, request.status, isAboutFile(body)));
    });
    request.addEventListener('error', () =>
      reject(new UploadError('The connection was lost before the whole file was sent. Please try again.')),
    );
    request.addEventListener('abort', () => reject(new UploadError('The upload was cancelled.')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
