const MINUTE_MS = 60_000;

/**
 * RFC 5321, 4.5.3.2: at least five minutes for the greeting and each reply, ten after the final dot. A client that gives
 * up earlier may send a mail again that the server accepted. The time to connect includes the greeting.
 */
export const SENDING_PATIENCE_MS = {
  connectionTimeout: 6 * MINUTE_MS,
  greetingTimeout: 5 * MINUTE_MS,
  socketTimeout: 10 * MINUTE_MS,
};

/** Shorter timeouts for the check whether the server is available, since somebody waits for its result. */
export const CHECK_PATIENCE_MS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The options for connecting to mail servers: in production, never unencrypted beyond this machine (MAIL-11). */
export function smtpOptions(url: string, production: boolean, patience = SENDING_PATIENCE_MS) {
  return {
    url,
    ...patience,
    requireTLS: production && !LOOPBACK.test(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
