import { GraphQLError } from 'graphql';
import { ERROR_LIMITS, truncated } from '../common/error-limits.js';

/** Where graphql-js starts to suggest names; clients must not learn the schema from suggestions. */
const SUGGESTION = ' Did you mean ';
/** Where graphql-js starts to repeat a value, which may be as long as the request. */
const REPEATED = ' value: ';
const GOT = ' got invalid value ';
/** The path within a variable, at the end of the part before the reason; it contains names from the schema only. */
const PLACE = / at "([\w.[\]]{1,200})"$/;
const PLACE_LENGTH = 210;
const UNKNOWN_CHOICE = /^Value ".*" (does not exist in "\w+" enum\.)$/s;

/** The error message of graphql-js for a request, without suggestions and without the values sent. */
export function requestErrorMessage(error: GraphQLError): string {
  return truncated(ERROR_LIMITS.message, variableErrorMessage(error) ?? reasonOf(error.message));
}

/**
 * `Variable "$input" got invalid value {…} at "input.email"; reason` without the value; undefined for any other error.
 */
function variableErrorMessage({ message, originalError }: GraphQLError): string | undefined {
  const got = message.indexOf(GOT);
  if (!message.startsWith('Variable "$') || got < 0) return undefined;
  // Apollo and graphql-js wrap each other's errors; the innermost one has the reason.
  let inner = originalError;
  while (inner instanceof GraphQLError && inner.originalError && inner.message.includes(GOT))
    inner = inner.originalError;
  const reason = inner && !inner.message.includes(GOT) ? inner.message : 'its value is not valid.';
  const before = message.slice(0, message.length - reason.length - '; '.length).slice(-PLACE_LENGTH);
  const place = PLACE.exec(before)?.[1];
  return `${message.slice(0, got)}${place ? ` at "${place}"` : ''}: ${reasonOf(reason)}`;
}

function reasonOf(message: string): string {
  const reason = upTo(SUGGESTION, message);
  const choice = UNKNOWN_CHOICE.exec(reason);
  if (choice) return `This value ${choice[1]}`;
  const words = upTo(REPEATED, reason);
  return words === reason ? reason : `${words} value.`;
}

function upTo(mark: string, text: string): string {
  const at = text.indexOf(mark);
  return at < 0 ? text : text.slice(0, at);
}
