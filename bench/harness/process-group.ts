import { setTimeout as sleep } from 'node:timers/promises';
import { livesInGroup } from './processes.js';

const POLL_MS = 50;
/** Longer than the server may take to end. */
const PATIENCE_MS = 20_000;

/** Asks everybody in a process group to end. */
export function askGroup(leader: number | undefined): void {
  if (leader !== undefined) signalGroup(leader, 'SIGTERM');
}

/** Resolves when nobody is left in a group that was asked to end; who does not go in time is made to. */
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
    // Nobody is left in it.
  }
}
