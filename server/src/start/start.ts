import { readEnv } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import { createLogger } from '../logging/logger.js';
import { loadScheme } from '../scheme/load-scheme.js';
import { KeyRing } from '../encryption/key-ring.js';
import { refuseTakenPort } from './refuse-taken-port.js';
import { Shutdown } from './shutdown.js';

/**
 * Starts the product in the role set by ROLE. An error that the operator can fix is reported in one sentence, with exit
 * code 1.
 */
export async function start(): Promise<void> {
  const shutdown = new Shutdown();
  try {
    const env = readEnv();
    const logger = createLogger(env.production);
    shutdown.listen(logger);
    const scheme = loadScheme(env.schemeFile);
    if (env.dataKey) KeyRing.parse(env.dataKey);
    await refuseTakenPort(env);
    // Loaded only now, so that an invalid variable is reported immediately.
    const { run } = await import('./run.js');
    await run(env, scheme, logger, shutdown);
  } catch (error) {
    const sentence =
      error instanceof StartError ? error.message : `Prorata could not start: ${firstLineOf(error)}`;
    process.stderr.write(`${sentence}\n`);
    await shutdown.end(1);
  }
}

const firstLineOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
