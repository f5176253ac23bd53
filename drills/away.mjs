import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../scripts/lib/root.mjs';

/**
 * What every operation of both APIs answers while the database, the files, the queue or the mail server is away: 503 or 507 in
 * words with `Retry-After`, the same from readiness, within 15 seconds, and nothing half done. Prints the table.
 * @returns whether all of it held
 */
export async function drill() {
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      join(root, 'node_modules/jest/bin/jest.js'),
      'server/test/away.e2e-spec.ts',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, AWAY: 'all' } },
  );
  const [code] = await once(child, 'exit');
  return code === 0;
}
