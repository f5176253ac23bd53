import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { subscribe } from 'node:diagnostics_channel';
import { readEnv } from './config/env.js';
import { createHttpApplication } from './start/http-application.js';
import { createLogger } from './logging/logger.js';
import { loadScheme } from './scheme/load-scheme.js';

/**
 * Prints every route that the server answers, as `METHOD /path` lines, for the authorisation matrix (ACCESS-2, ACCESS-12).
 * Needs the environment of a server: `node server/dist/print-routes.js`.
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
// What a relay says while it is shut down must not stand among the routes.
logger.level = 'silent';
const app = await createHttpApplication(env, loadScheme(env.schemeFile), logger);
await app.close();
process.stdout.write(`${[...routes].sort().join('\n')}\n`);
