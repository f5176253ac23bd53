import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './server-process.js';

it('passes over a port that another program holds', async () => {
  const next = (await freePort()) + 1;
  const holder = createServer().listen(next, '127.0.0.1');
  await once(holder, 'listening');
  await expect(freePort()).resolves.toBeGreaterThan(next);
  holder.close();
});
