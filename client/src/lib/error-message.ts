import { t } from '@rules/text.js';
import { ApiNotLoaded } from './api-not-loaded';

interface ServerError {
  message: string;
  extensions?: Record<string, unknown>;
}

interface HttpFailure extends Error {
  statusCode: number;
  bodyText?: string;
  response?: Response;
}

/** A response with an HTTP error status instead of GraphQL's 200, from the server or from a proxy in front of it. */
function isHttpFailure(error: unknown): error is HttpFailure {
  return error instanceof Error && error.name === 'ServerError' && 'statusCode' in error;
}

/**
 * A response with a success status that does not come from our server, such as the sign-in page of a public network.
 */
function isForeignAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === 'ServerParseError';
}

const UNAVAILABLE = t('Our server is busy or temporarily unavailable.');
const BROKEN = t('Something went wrong on our side.');
const FOREIGN = t(
  'The response did not come from our server, perhaps from your network’s sign-in page. Open another page to see it, then try again.',
);
const REFUSED_BY_PROXY = t(
  'Something between you and our server blocked this, perhaps a filter on your network. Try again from another network, or write to us.',
);
/** Messages for statuses that a proxy in front of the server returns without a message of our server. */
const PROXY_MESSAGES: Readonly<Record<number, string>> = {
  413: t('This is too large for the connection to our server.'),
  429: t('Too many requests came from your network. Please wait a minute and try again.'),
};

/** The message for an HTTP error without a message of our server; undefined for other statuses. */
export function proxyMessage(status: number): string | undefined {
  if (status < 400 || status === 401) return undefined;
  return PROXY_MESSAGES[status] ?? REFUSED_BY_PROXY;
}

/**
 * The server's error, as passed on by Apollo Client; recognised by its shape, since Apollo Client may not be loaded
 * yet.
 */
function firstError(error: unknown): ServerError | undefined {
  if (isHttpFailure(error)) return errorInBody(error) ?? errorOfStatus(error.statusCode);
  if (isForeignAnswer(error)) return { message: FOREIGN };
  if (!(error instanceof Error) || error.name !== 'CombinedGraphQLErrors' || !('errors' in error))
    return undefined;
  return (error.errors as ServerError[])[0];
}

function errorInBody({ bodyText }: HttpFailure): ServerError | undefined {
  try {
    const body = JSON.parse(bodyText ?? '') as { errors?: ServerError[] } | null;
    return body?.errors?.[0];
  } catch {
    return undefined;
  }
}

function errorOfStatus(status: number): ServerError | undefined {
  if (status < 500) {
    const message = proxyMessage(status);
    return message === undefined ? undefined : { message, extensions: { code: 'REFUSED_ON_THE_WAY' } };
  }
  const isUnavailable = status >= 502 && status <= 504;
  return isUnavailable
    ? { message: UNAVAILABLE, extensions: { code: 'SERVICE_UNAVAILABLE' } }
    : { message: BROKEN, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/**
 * Why a call failed and what to do, depending on whether the server, temporarily or not, or the connection failed.
 * @param safe a sentence saying what the failed call left unchanged
 * @param remedy what to do again, in the imperative
 */
export function causeText(error: unknown, safe = t('Nothing was changed.'), remedy = t('try again')): string {
  const code = errorCode(error);
  const again = remedy.charAt(0).toUpperCase() + remedy.slice(1);
  if (code === 'SERVICE_UNAVAILABLE') return `${UNAVAILABLE} ${safe} ${laterText(error, again)}`;
  if (code === 'INTERNAL_SERVER_ERROR') return `${BROKEN} ${safe} ${t('{again} later.', { again })}`;
  if (code === undefined && !(error instanceof ApiNotLoaded) && !isForeignAnswer(error))
    return `${safe} ${t('Check your connection and {remedy}.', { remedy })}`;
  return errorMessage(error);
}

/**
 * Whether a change may have been made although the call failed: there was no response, or one that does not tell. The
 * change was certainly not made only when the server rejected it or the request could not be sent.
 */
export function mayBeDone(error: unknown): boolean {
  if (error instanceof ApiNotLoaded) return false;
  return [undefined, 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'].includes(errorCode(error));
}

/** Why a change failed; also says when it may have been made. */
export function failedChangeText(error: unknown): string {
  if (!mayBeDone(error)) return errorMessage(error);
  const message = errorMessage(error, t('The server did not respond.'));
  return `${message} ${t('It may still have been done: check before you try again.')}`;
}

/** Only the cause of a failure, for pages that retry by themselves. */
export function failedPart(error: unknown): string {
  const code = errorCode(error);
  if (code === 'SERVICE_UNAVAILABLE') return UNAVAILABLE;
  if (code === 'INTERNAL_SERVER_ERROR') return BROKEN;
  return code === undefined ? t('The connection has been lost.') : errorMessage(error);
}

function laterText(error: unknown, again: string): string {
  const seconds = isHttpFailure(error) ? Number(error.response?.headers.get('retry-after')) : NaN;
  return seconds > 0
    ? t('{again} in {seconds, plural, one {# second} other {# seconds}}.', { again, seconds })
    : t('{again} in a few minutes.', { again });
}

/** The message for a failed call: the server's own, or a general one when the server could not be reached. */
export function errorMessage(error: unknown, fallback = t('Something went wrong')): string {
  if (error instanceof ApiNotLoaded) return error.message;
  return firstError(error)?.message || fallback;
}

/** The server's error code (ERROR-2), or undefined when the network failed. */
export function errorCode(error: unknown): string | undefined {
  const code = firstError(error)?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}

/** The server's messages by full field path (`bankDetails.bsb`); empty when it named no field. */
export function errorPaths(error: unknown): Record<string, string> {
  const fields = firstError(error)?.extensions?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [path, String(message)]));
}

/** The server's messages by the last part of the field path, which is the name of the form's field. */
export function errorFields(error: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errorPaths(error)).map(([path, message]) => [
      path.slice(path.lastIndexOf('.') + 1),
      message,
    ]),
  );
}

/**
 * The messages that a form shows for a failed change: by field when the server named fields, otherwise one for the
 * form.
 */
export function failedFormText(error: unknown): string | Record<string, string> {
  const fields = errorFields(error);
  return Object.keys(fields).length > 0 ? fields : failedChangeText(error);
}
