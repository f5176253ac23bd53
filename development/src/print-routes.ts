import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { subscribe } from 'node:diagnostics_channel';
import { readEnv } from '../../server/src/config/env.js';
import { loadDevelopment, usesMailbox } from '../../server/src/start/development.js';
import { createHttpApplication } from '../../server/src/start/http-application.js';
import { createLogger } from '../../server/src/logging/logger.js';
import { loadScheme } from '../../server/src/scheme/load-scheme.js';

/**
 * Prints all routes of the server as `METHOD /path` lines, for the authorisation matrix (ACCESS-2, ACCESS-12). Needs
 * the environment of a server: `node server/bundle/development/print-routes.js`.
 */
const routes = new Set<string>();
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.add(`${one} ${url}`);
  });
});
const env = readEnv();
const logger = createLogger(env.production);
// Messages of a relay that is shut down must not appear among the routes.
logger.level = 'silent';
const development = await loadDevelopment(env);
const mailbox = usesMailbox(env) ? await development!.openMailbox() : undefined;
const app = await createHttpApplication(env, loadScheme(env.schemeFile), logger, mailbox);
await app.close();
await mailbox?.close();
process.stdout.write(`${[...routes].sort().join('\n')}\n`);
