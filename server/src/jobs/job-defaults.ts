/** How long a worker holds a job without a sign of life; then another may take it up. */
export const LEASE_SECONDS = 30;

/** How often a worker renews its lease, in milliseconds. */
export const HEARTBEAT_MS = 8_000;

/** How often the sweep looks for jobs that the queue has lost, in milliseconds. */
export const SWEEP_MS = 5_000;

/** Takings-up without any progress after which a job is given up. */
export const MAX_ATTEMPTS = 10;

/** How long a part that stops waits for the queue's store, in milliseconds: it may be away, and it only wakes workers. */
export const CLOSING_MS = 1_500;
