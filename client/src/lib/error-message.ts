import { formatQuantity } from './amounts';
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

/** An answer with a status of its own instead of GraphQL's 200, from the server or from a proxy before it. */
function isHttpFailure(error: unknown): error is HttpFailure {
  return error instanceof Error && error.name === 'ServerError' && 'statusCode' in error;
}

/** An answer that is none of our server's, though it says that all is well: the page of a network that wants a sign-in. */
function isForeignAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === 'ServerParseError';
}

const AWAY = 'Our server is busy or temporarily unavailable.';
const BROKEN = 'Something went wrong on our side.';
const FOREIGN =
  'The response did not come from our server, perhaps from your network’s sign-in page. Open another page to see it, then try again.';
const REFUSED_ON_THE_WAY =
  'Something between you and our server blocked this, perhaps a filter on your network. Try again from another network, or write to us.';
/** What a proxy before the server says by a status alone. */
const ON_THE_WAY: Readonly<Record<number, string>> = {
  413: 'This is too large for the connection to our server.',
  429: 'Too many requests came from your network. Please wait a minute and try again.',
};

/** What a refusal says that came without words of our server; undefined for what is none. */
export function wordsOnTheWay(status: number): string | undefined {
  if (status < 400 || status === 401) return undefined;
  return ON_THE_WAY[status] ?? REFUSED_ON_THE_WAY;
}

/** What the server said, as the GraphQL client hands it on: told by its form, for here that client may not be loaded yet. */
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
    const message = wordsOnTheWay(status);
    return message === undefined ? undefined : { message, extensions: { code: 'REFUSED_ON_THE_WAY' } };
  }
  const isAway = status >= 502 && status <= 504;
  return isAway
    ? { message: AWAY, extensions: { code: 'SERVICE_UNAVAILABLE' } }
    : { message: BROKEN, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/**
 * Why something failed and what helps, by what failed: the server, for a moment or not, or the connection.
 * @param safe what it left behind, as a sentence
 * @param remedy what to do once more, in the imperative
 */
export function causeWords(error: unknown, safe = 'Nothing was changed.', remedy = 'try again'): string {
  const code = errorCode(error);
  const again = remedy.charAt(0).toUpperCase() + remedy.slice(1);
  if (code === 'SERVICE_UNAVAILABLE') return `${AWAY} ${safe} ${again} ${whenWords(error)}.`;
  if (code === 'INTERNAL_SERVER_ERROR') return `${BROKEN} ${safe} ${again} later.`;
  if (code === undefined && !(error instanceof ApiNotLoaded) && !isForeignAnswer(error))
    return `${safe} Check your connection and ${remedy}.`;
  return errorMessage(error);
}

/**
 * Whether a change may have been made all the same: no answer of the server came, or one that does not tell. Only what the
 * server refused was certainly not done, and what could not even be sent.
 */
export function mayBeDone(error: unknown): boolean {
  if (error instanceof ApiNotLoaded) return false;
  return [undefined, 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'].includes(errorCode(error));
}

/** Why a change failed; of one that may have been made, that too. */
export function failedChangeWords(error: unknown): string {
  if (!mayBeDone(error)) return errorMessage(error);
  return `${errorMessage(error, 'The server did not respond.')} It may still have been done: check before you try again.`;
}

/** What failed alone, for where the page tries again by itself. */
export function failedPart(error: unknown): string {
  const code = errorCode(error);
  if (code === 'SERVICE_UNAVAILABLE') return AWAY;
  if (code === 'INTERNAL_SERVER_ERROR') return BROKEN;
  return code === undefined ? 'The connection has been lost.' : errorMessage(error);
}

function whenWords(error: unknown): string {
  const seconds = isHttpFailure(error) ? Number(error.response?.headers.get('retry-after')) : NaN;
  return seconds > 0 ? `in ${formatQuantity(seconds, 'second', 'seconds')}` : 'in a few minutes';
}

/** The sentence to show for a failed call: the server's own, or a calm one when the server could not be reached. */
export function errorMessage(error: unknown, fallback = 'Something went wrong'): string {
  if (error instanceof ApiNotLoaded) return error.message;
  return firstError(error)?.message || fallback;
}

/** The code of the server's error family (ERROR-2), or undefined for a failure of the network. */
export function errorCode(error: unknown): string | undefined {
  const code = firstError(error)?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}

/** The server's messages by the whole path of their field (`bankDetails.bsb`); empty when it named none. */
export function errorPaths(error: unknown): Record<string, string> {
  const fields = firstError(error)?.extensions?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [path, String(message)]));
}

/** The server's messages by field: the last part of each path, which is the name of the form's field. */
export function errorFields(error: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errorPaths(error)).map(([path, message]) => [
      path.slice(path.lastIndexOf('.') + 1),
      message,
    ]),
  );
}

/** What a form shows of a failed change: words at its fields where the server named some, or words over them all. */
export function failedFormWords(error: unknown): string | Record<string, string> {
  const fields = errorFields(error);
  return Object.keys(fields).length > 0 ? fields : failedChangeWords(error);
}
