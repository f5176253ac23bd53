import { setTimeout as sleep } from 'node:timers/promises';
import { livesInGroup } from './processes.js';

const POLL_MS = 50;
/** Longer than the server may take to stop. */
const PATIENCE_MS = 20_000;

/** Asks all processes in a group to stop. */
export function askGroup(leader: number | undefined): void {
  if (leader !== undefined) signalGroup(leader, 'SIGTERM');
}

/** Resolves when all processes of a group have ended; kills those that do not stop in time. */
export async function groupEnded(leader: number): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  while (livesInGroup(leader)) {
    if (performance.now() > patience) signalGroup(leader, 'SIGKILL');
    await sleep(POLL_MS);
  }
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group is empty.
  }
}
