import { RouteConfig } from '@nestjs/platform-fastify';

/** The key in a route's configuration, read by `http/request-limits.ts`. */
export const NO_TIME_LIMIT = 'noTimeLimit';

/**
 * For uploads and downloads: no total time limit, only 60 seconds without a byte (LIMIT-1). Needed at each method, since
 * Nest does not read a route's configuration from its class.
 */
export const NoTimeLimit = (): MethodDecorator => RouteConfig({ [NO_TIME_LIMIT]: true });

/** The key in a route's configuration, read by `http/body-types.ts`. */
export const TAKES_A_FORM = 'takesAForm';

/** For uploads: no total time limit, and the body must be a multipart form, which other routes refuse. */
export const TakesAForm = (): MethodDecorator => RouteConfig({ [NO_TIME_LIMIT]: true, [TAKES_A_FORM]: true });
