import { RouteConfig } from '@nestjs/platform-fastify';

/** The key in a route's configuration; `http/request-limits.ts` reads it. */
export const NO_TIME_LIMIT = 'noTimeLimit';

/**
 * For uploads and downloads: no total limit, only 60 seconds without a byte (LIMIT-1). It stands at each method, since
 * Nest does not read the configuration of a route from its class.
 */
export const NoTimeLimit = (): MethodDecorator => RouteConfig({ [NO_TIME_LIMIT]: true });

/** The key in a route's configuration; `http/body-types.ts` reads it. */
export const TAKES_A_FORM = 'takesAForm';

/** For uploads: no total limit, and the body is a multipart form, as nowhere else. */
export const TakesAForm = (): MethodDecorator => RouteConfig({ [NO_TIME_LIMIT]: true, [TAKES_A_FORM]: true });
