import { SchemeText } from '../../generated/scheme';
import type { SchemeQuery } from '../../generated/types';
import { askText } from '../api/query-text';
import { firstLogo, rememberSchemeLogo } from './scheme-logo';
import { rememberSupportEmail } from './support-contact';

/** The state of the scheme query. After a failure the data loaded before is kept. */
interface KnownScheme {
  scheme?: SchemeQuery['scheme'];
  error?: Error;
}

const listeners = new Set<() => void>();
let known: KnownScheme = {};
let asked: Promise<void> | undefined;

function setKnown(value: KnownScheme) {
  known = value;
  listeners.forEach((listener) => listener());
}

async function ask() {
  try {
    const { scheme } = await askText<SchemeQuery>(SchemeText);
    rememberSupportEmail(scheme.supportEmail);
    rememberSchemeLogo(firstLogo(scheme));
    setKnown({ scheme });
  } catch (error) {
    setKnown({ scheme: known.scheme, error: error as Error });
  }
}

/**
 * Loads the scheme; concurrent callers share one request. Never fails.
 * @param after waits for a running request and sends another one, since the first may return older data
 */
export async function askForScheme({ after = false } = {}): Promise<void> {
  if (after) await asked;
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** Shows a scheme that is known already: for the page that the server renders. */
export function startWithScheme(scheme: SchemeQuery['scheme']) {
  setKnown({ scheme });
}

/** Resets the state as in a page that was just opened; for tests, which open many. */
export function forgetScheme() {
  asked = undefined;
  setKnown({});
}

/** For `useSyncExternalStore`. */
export const knownScheme = {
  current: () => known,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
