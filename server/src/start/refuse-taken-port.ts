import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from '../config/env.js';
import { StartError } from '../config/start-error.js';

/** Checks that the port is free before anything else is started. @throws StartError naming PORT or HOST */
export async function refuseTakenPort({ port, host }: Pick<Env, 'port' | 'host'>): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    throw portProblem(error, port, host);
  }
  probe.close();
  await once(probe, 'close');
}

/** Why the server cannot listen on a port, as a StartError; other errors are returned unchanged. */
export function portProblem(error: unknown, port: number, host: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return new StartError(
      `PORT ${port} is in use by another program: stop that program, or choose another PORT.`,
    );
  if (code === 'EACCES')
    return new StartError(`PORT ${port} cannot be opened by this user: choose a port from 1024 up.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}
