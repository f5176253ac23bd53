import { ApiNotLoaded } from './api';

interface ServerError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** What the server said, as the GraphQL client hands it on: told by its form, for here that client may not be loaded yet. */
function firstError(error: unknown): ServerError | undefined {
  if (!(error instanceof Error) || error.name !== 'CombinedGraphQLErrors' || !('errors' in error))
    return undefined;
  return (error.errors as ServerError[])[0];
}

/** The sentence to show for a failed call: the server's own, or a calm one when the server could not be reached. */
export function errorMessage(error: unknown, fallback = 'Something went wrong'): string {
  if (error instanceof ApiNotLoaded) return error.message;
  return firstError(error)?.message || fallback;
}

/** The code of the server's error family (design section 4), or undefined for a failure of the network. */
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
