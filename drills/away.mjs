import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../scripts/lib/root.mjs';

/**
 * Calls every operation of both APIs while the database, the file store, the queue or the mail server is unavailable:
 * each must answer 503 or 507 with a message and `Retry-After`, as readiness does, within 15 seconds, and leave no
 * partial change. Prints the table.
 * @returns whether all checks passed
 */
export async function drill() {
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      join(root, 'node_modules/jest/bin/jest.js'),
      'server/test/outages.e2e-spec.ts',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, AWAY: 'all' } },
  );
  const [code] = await once(child, 'exit');
  return code === 0;
}
