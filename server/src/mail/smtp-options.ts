/** Longer than a sound mail server needs; one that says nothing for so long is tried again later. */
const PATIENCE_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** How mail servers are spoken to: in production never in the clear beyond this machine (security rule 29). */
export function smtpOptions(url: string, production: boolean) {
  return {
    url,
    ...PATIENCE_MS,
    requireTLS: production && !LOOPBACK.test(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
