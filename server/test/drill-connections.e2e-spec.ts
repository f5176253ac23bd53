import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { PUBLIC_CALLS } from '../../drills/lib/public-calls.mjs';
import { GRAPHQL, REST } from './authz-matrix.js';

const root = join(import.meta.dirname, '../..');

it('the connection drill includes every call that needs no sign-in', () => {
  const isOpen = ([, { unauthenticated }]: [string, { unauthenticated: string }]) =>
    unauthenticated !== 'UNAUTHENTICATED';
  const open = [...Object.entries(GRAPHQL), ...Object.entries(REST)].filter(isOpen);
  expect(Object.keys(PUBLIC_CALLS).sort()).toEqual(open.map(([name]) => name).sort());
});

it('anonymous callers on every public call and broken connections of every kind do not stop the server', async () => {
  const child = spawn(process.execPath, ['scripts/drill.mjs', 'connections', 'small'], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  expect({ code, output }).toEqual({ code: 0, output: expect.not.stringMatching(/ENDED|NOT HELD/) });
}, 900_000);
