/** The library that knows WebAuthn. Loaded for the first passkey that is used: it takes a twelfth of the server's start. */
export const webauthn = () => import('@simplewebauthn/server');

/** Its parts for what a device has written. */
export const webauthnHelpers = () => import('@simplewebauthn/server/helpers');
