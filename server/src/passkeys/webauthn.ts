/** The WebAuthn library, loaded when the first passkey is used: it takes a twelfth of the server's start time. */
export const webauthn = () => import('@simplewebauthn/server');

/** Its helpers for decoding a device's data. */
export const webauthnHelpers = () => import('@simplewebauthn/server/helpers');
