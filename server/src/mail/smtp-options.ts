const MINUTE_MS = 60_000;

/**
 * RFC 5321, 4.5.3.2: at least five minutes for the greeting and for each answer, ten after the final dot. Who leaves earlier
 * may leave a mail behind that was taken, and sends it again. The time to connect includes the greeting.
 */
export const SENDING_PATIENCE_MS = {
  connectionTimeout: 6 * MINUTE_MS,
  greetingTimeout: 5 * MINUTE_MS,
  socketTimeout: 10 * MINUTE_MS,
};

/** Whether the server is there is asked for who waits for the answer. */
export const CHECK_PATIENCE_MS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** How mail servers are spoken to: in production never in the clear beyond this machine (MAIL-11). */
export function smtpOptions(url: string, production: boolean, patience = SENDING_PATIENCE_MS) {
  return {
    url,
    ...patience,
    requireTLS: production && !LOOPBACK.test(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
