import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../common/request-of.js';
import { graphqlErrorOf } from '../common/error.filter.js';
import { answerTo } from '../common/error-answer.js';
import { BadInput } from '../common/errors.js';
import { ERROR_LIMITS } from '../common/error-limits.js';

/**
 * Rejects a call that names no operation of its document, or an operation type that this schema does not have, before
 * the operation is examined. Limits the number of errors in a response, and makes every response uncacheable.
 */
export function requestRules(): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ schema, operation }) {
          if (!operation)
            return refuse(
              'The operationName must name one operation of the document if it has more than one.',
            );
          if (!schema.getRootType(operation.operation))
            return refuse(`Operations of type ${operation.operation} are not supported.`);
          return Promise.resolve();
        },
        willSendResponse({ response: { body, http } }) {
          // By default Apollo lets a browser cache the rejection of a persisted query.
          http.headers.set('cache-control', 'no-store');
          if (body.kind === 'single' && (body.singleResult.errors?.length ?? 0) > ERROR_LIMITS.errors)
            body.singleResult.errors = body.singleResult.errors?.slice(0, ERROR_LIMITS.errors);
          return Promise.resolve();
        },
      }),
  };
}

function refuse(message: string): Promise<never> {
  const error = graphqlErrorOf(answerTo(new BadInput(message)));
  error.extensions.http = { status: 400 };
  return Promise.reject(error);
}
