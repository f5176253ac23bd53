import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { answerTo } from '../common/error-answer.js';
import { ErrorFilter, sendError } from '../common/error.filter.js';
import { inputValidation } from '../common/input-validation.js';
import type { Env } from '../config/env.js';
import { NestLogger } from '../logging/nest-logger.js';
import { MaintenanceState } from '../maintenance/maintenance-state.js';
import { senderAddress } from '../scheme/mail-sender.js';
import { publicScheme } from '../scheme/scheme.model.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { refuseOtherBodies } from '../http/body-types.js';
import { serveClient } from '../http/client-files.js';
import { serveGraphiql } from '../http/graphiql/serve-graphiql.js';
import { KnownTokens } from '../http/known-tokens.js';
import { serveDocumentation } from '../http/openapi/serve-documentation.js';
import { logRequests } from '../http/request-log.js';
import {
  BODY_LIMIT_BYTES,
  limitRequests,
  REQUEST_LIMIT_MS,
  SILENCE_LIMIT_MS,
} from '../http/request-limits.js';
import { setSecurityHeaders } from '../http/security-headers.js';
import { abortResponsesOnLostAccess } from '../http/abort-responses.js';
import { limitAnonymousBodies } from '../http/anonymous-bodies.js';
import { queueAnonymousCalls } from '../http/anonymous-queue.js';
import { sendTokenLimits } from '../http/token-limit-headers.js';
import { drainUnreadBodies } from '../http/unread-bodies.js';
import type { Mailbox } from './development.js';

/** Creates the Nest application on Fastify, not listening yet; a worker gets only the health checks. */
export async function createHttpApplication(
  env: Env,
  scheme: SchemeFile,
  logger: Logger,
  mailbox: Mailbox | undefined,
): Promise<NestFastifyApplication> {
  const adapter = fastifyAdapter(env);
  const server = adapter.getInstance<FastifyInstance>();
  logRequests(server, logger);
  limitRequests(server);
  const known = new KnownTokens();
  queueAnonymousCalls(server, known);
  sendTokenLimits(server);
  setSecurityHeaders(server, env.publicUrl, scheme);
  refuseOtherBodies(server);
  limitAnonymousBodies(server, known);
  drainUnreadBodies(server);
  if (env.role !== 'worker') {
    serveDocumentation(server, env.publicUrl);
    if (!env.production) serveGraphiql(server);
    const mailSender = senderAddress(env, scheme);
    await serveClient(server, {
      scheme: publicScheme(scheme, { mailSender, portalUrl: env.publicUrl, maintenance: false }),
      accent: scheme.accent,
      isInMaintenance: () => app.get(MaintenanceState).isOn(),
      logger,
    });
  }
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(env, scheme), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  abortResponsesOnLostAccess(server, app.get(DataSource));
  mailbox?.serve(server);
  app.setGlobalPrefix('api');
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalPipes(inputValidation());
  await app.init();
  return app;
}

function fastifyAdapter(env: Env): FastifyAdapter {
  return new FastifyAdapter({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: SILENCE_LIMIT_MS,
    // Requests that arrive on open connections while the server closes are answered, not rejected (DURABLE-11).
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    http: { headersTimeout: REQUEST_LIMIT_MS, requestTimeout: 0 },
    frameworkErrors: answerUnroutable,
    multipart: {
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 5, parts: 6, fieldNameSize: 100, fieldSize: 1_000 },
    },
  });
}

/** Hooks do not run for a URL that the router cannot parse, so its headers are set here. */
function answerUnroutable(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  void reply.header('X-Content-Type-Options', 'nosniff');
  void reply.header('Cache-Control', 'no-store');
  sendError(reply, answerTo(error));
}
