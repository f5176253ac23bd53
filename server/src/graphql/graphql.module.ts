import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLModule } from '@nestjs/graphql';
import { ApiTokensService } from '../auth/api-tokens/api-tokens.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { ERROR_LIMITS } from '../common/error-limits.js';
import type { GraphqlContext } from '../common/request-of.js';
import { formatError } from './format-error.js';
import { PortalDriver, type PortalDriverConfig } from './portal-driver.js';
import { QUERY_LIMITS, queryLimits } from './query-limits.js';
import { hasApiToken } from './refuse-unknown.js';
import { requestRules } from './request-rules.js';

/** Apollo Server on Fastify; every option that affects security is set explicitly (GRAPHQL-5). */
export const graphqlModule = GraphQLModule.forRootAsync<PortalDriverConfig>({
  driver: PortalDriver,
  imports: [AuthModule],
  inject: [ENV, ApiTokensService],
  useFactory: (env: Env, apiTokens: ApiTokensService) => ({
    path: '/graphql',
    autoSchemaFile: true,
    sortSchema: true,
    // It asks the schema for its own description, at each start; print-schema.ts, which `npm test` runs, asks once.
    buildSchemaOptions: { skipCheck: true },
    introspection: !env.production,
    graphiql: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // Suggestions are disabled below; removing them from messages afterwards takes time quadratic in their length.
    hideSchemaDetailsFromClientErrors: false,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: QUERY_LIMITS.tokens },
    validationOptions: { hideSuggestions: true, maxErrors: ERROR_LIMITS.errors },
    // Each error repeats the whole invalid value.
    executionOptions: { maxCoercionErrors: 5 },
    validationRules: [queryLimits],
    // It would inspect every field of every response, and no response is cacheable anyway.
    plugins: [ApolloServerPluginCacheControlDisabled(), requestRules()],
    othersFrom: env.knownDocumentsOnly ? hasApiToken(apiTokens) : null,
    autoTransformHttpErrors: false,
    preserveHttpStatusForExecutionErrors: false,
    stopOnTerminationSignals: false,
    context: (req: GraphqlContext['req'], reply: GraphqlContext['reply']): GraphqlContext => ({ req, reply }),
    formatError,
  }),
});
