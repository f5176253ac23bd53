import type { GraphqlBody } from '../harness/client.js';
import type { Received } from './send.js';

/** Texts that no error response may contain: locations, statements, names of libraries, suggested names. */
const INTERNALS =
  /\bat [\w.<>]{1,100} \(|node_modules|\.[jt]s:\d|\/(?:work|home|tmp|root|usr)\/|SELECT |INSERT |FST_|fastify|nestjs|typeorm|QueryFailed|postgres|ECONN|ENOENT|(?:Type|Range|Syntax)Error|Cannot read prop|Did you mean/i;
/** Longer than any error response. */
const LONGEST_ERROR = 64 * 1024;
const OUR_CODES = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

/** The only 503 that a healthy server gives: other files are being sent, and the caller is told when to come back (EXPORT-11). */
const OUT_OF_TURN = /(?:reports|files) are being sent at the moment\. Please try again in \d+ seconds\./;

/** Whether a file has to wait for others that are being sent. */
export function isOutOfTurn({ status, retryAfter, text }: Received): boolean {
  return status === 503 && retryAfter !== undefined && OUT_OF_TURN.test(text);
}

/** What is wrong with a response, whatever the request; undefined for a good one. */
export function responseProblem({ status, type, text }: Received): string | undefined {
  if (status >= 500) return `status ${status}`;
  const errors = type.includes('json')
    ? (JSON.parse(text) as GraphqlBody<unknown> | null)?.errors
    : undefined;
  const code = errors?.map(({ extensions }) => extensions.code).find((one) => OUR_CODES.has(one));
  if (code) return `code ${code}`;
  if (status < 400 && !errors) return undefined;
  if (text.length > LONGEST_ERROR && status >= 400) return `an error of ${text.length} characters`;
  const leaked = INTERNALS.exec(errors ? JSON.stringify(errors) : text);
  return leaked ? `it contains '${leaked[0]}'` : undefined;
}
