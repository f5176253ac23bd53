import { t } from '@rules/text.js';
import { proxyMessage } from '../../lib/error-message';
import { leaveSignedOut } from '../session/leave-signed-out';
import { sessionToken } from '../session/session';
import { listUpload } from './uploads-under-way';

/** Why an upload failed, as a message for users; with the HTTP status when the server responded. */
export class UploadError extends Error {
  constructor(
    message: string,
    readonly status?: number,
    /** The response rejects the file itself. */
    readonly refusesFile = false,
    /** The whole file was sent, but no response tells whether it was accepted. */
    readonly perhapsTaken = false,
  ) {
    super(message);
  }
}

export interface UploadOptions {
  onProgress: (sentBytes: number, totalBytes: number) => void;
  signal: AbortSignal;
  /** Text fields of the form, sent before the file. */
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

/** When no byte was sent or received for so long, the connection counts as lost. */
const SILENCE_MS = 120_000;

const LOST = t('The connection was lost before the whole file was sent. Please try again.');
const UNANSWERED = t('The connection was lost before our server responded. Please try again.');
const NOT_OURS = t('The response did not come from our server. Check your connection and try again.');
const AWAY = t('Our server is busy or temporarily unavailable. Please try again in a few minutes.');
const TOO_LARGE = t('The file is too large to upload.');

/**
 * The message for a response without one of ours: it comes from a proxy, and with 4xx the request did not reach the
 * server.
 */
function wordsOf(status: number): string {
  if (status === 413) return TOO_LARGE;
  if (status >= 502 && status <= 504) return AWAY;
  return (status < 500 && proxyMessage(status)) || t('Something went wrong.');
}

/**
 * Uploads a file as the multipart field `file` and returns the JSON of the response. Throws UploadError with the
 * server's message, or 'The upload was cancelled.' when the signal aborts; a hanging connection is given up. Uses
 * XMLHttpRequest, because fetch reports no upload progress.
 */
export function uploadFile(
  url: string,
  file: File,
  { onProgress, signal, fields = {}, headers = {} }: UploadOptions,
): Promise<unknown> {
  const listed = listUpload(file);
  const sending = new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, text] of Object.entries(fields)) form.append(name, text);
    form.append('file', file);
    request.open('POST', url);
    const token = sessionToken();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let isSent = false;
    let silence: ReturnType<typeof setTimeout>;
    const fail = (message: string, status?: number, refusesFile = false, perhapsTaken = isSent) =>
      reject(new UploadError(message, status, refusesFile, perhapsTaken));
    const lose = () => fail(isSent ? UNANSWERED : LOST);
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        lose();
        request.abort();
      }, SILENCE_MS);
    };
    request.upload.addEventListener('progress', (event) => {
      hear();
      listed.progress(event.loaded);
      onProgress(event.loaded, event.total);
    });
    request.upload.addEventListener('load', () => {
      isSent = true;
    });
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText);
      const isOurs = typeof body === 'object' && body !== null;
      if (request.status >= 200 && request.status < 300) {
        if (isOurs) resolve(body);
        else fail(NOT_OURS);
        return;
      }
      if (request.status === 401) leaveSignedOut(token);
      const message = messageOf(body);
      fail(
        message ?? wordsOf(request.status),
        request.status,
        isAboutFile(body),
        isSent && !message && request.status >= 500,
      );
    });
    request.addEventListener('error', lose);
    request.addEventListener('abort', () => fail(t('The upload was cancelled.')));
    request.addEventListener('loadend', () => clearTimeout(silence));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    hear();
    request.send(form);
  });
  return sending.finally(listed.end);
}
