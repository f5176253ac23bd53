import { t } from '@rules/text.js';

/** The code that calls the server could not be loaded: there is no connection, or a newer release has replaced it. */
export class ApiNotLoaded extends Error {
  constructor(cause: unknown) {
    super(
      t(
        'We could not reach the server. Check your connection and try again. If that does not help, load this page again.',
      ),
      { cause },
    );
  }
}
