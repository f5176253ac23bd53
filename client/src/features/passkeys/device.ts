import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { t } from '@rules/text.js';

/**
 * Whether this browser supports passkeys; it then always offers some device to store them. The page that the server renders
 * is for browsers that do.
 */
export function knowsPasskeys(): boolean {
  return typeof window === 'undefined' || typeof window.PublicKeyCredential === 'function';
}

/**
 * Asks the device to sign in; returns its response as JSON. The code for it is loaded only now. @throws what the
 * browser throws
 */
export async function askToSignIn(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

/** Asks the device to create a passkey; returns its response as JSON. @throws what the browser throws */
export async function askToMake(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** The message for an error of the browser that users can act on; undefined for others. */
export function deviceMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return t('No passkey was used. You can try again, or continue without one.');
    case 'InvalidStateError':
      return t('This device already has a passkey for your account.');
    case 'SecurityError':
      return t('Passkeys do not work at this address.');
    case 'NotSupportedError':
    case 'ConstraintError':
      return t('This device cannot store a passkey. It needs a screen lock, such as a PIN or a fingerprint.');
    default:
      return undefined;
  }
}
