import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { firstPortOf, freePort } from './server-process.js';

/** As many as `jest.config.mjs` has. */
const WORKERS = 4;

it('the search for a port passes over one that another program holds', async () => {
  const next = (await freePort()) + 1;
  const holder = createServer().listen(next, '127.0.0.1');
  await once(holder, 'listening');
  await expect(freePort()).resolves.toBeGreaterThan(next);
  holder.close();
});

it('the search for a port takes those that the system does not give out, in any process of any worker', () => {
  const [lowest] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split('\t').map(Number);
  const highest = Math.max(...[...Array(10_000).keys()].map((pid) => firstPortOf(WORKERS, pid)));
  // A worker starts some hundred servers.
  expect(highest + 1_000).toBeLessThan(lowest!);
});
