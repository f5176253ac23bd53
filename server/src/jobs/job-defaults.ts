/** How long a worker holds a job without renewing its lease, in milliseconds; then another worker may take it up. */
export const LEASE_SECONDS = 30;

/** How often a worker renews its lease, in milliseconds. */
export const HEARTBEAT_MS = 8_000;

/** How often the sweep looks for jobs that the queue lost, in milliseconds. */
export const SWEEP_MS = 5_000;

/** Number of times a job is taken up without progress before it is given up. */
export const MAX_ATTEMPTS = 10;

/**
 * How long a stopping component waits for the queue's store, in milliseconds. The store may be unavailable, and it is
 * only needed to wake workers.
 */
export const CLOSING_MS = 1_500;
