import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../common/request-of.js';
import { graphqlErrorOf } from '../common/error.filter.js';
import { answerTo } from '../common/error-answer.js';
import { BadInput } from '../common/errors.js';
import { ANSWER_LIMITS } from '../common/short-words.js';

/**
 * Refuses a call that names no operation of its document, or one of a kind that this schema has not, before anything looks
 * at that operation; and answers with the first errors only, however many there are, in an answer
 * that no cache keeps.
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
          // Apollo lets a browser keep the refusal of a stored query.
          http.headers.set('cache-control', 'no-store');
          if (body.kind === 'single' && (body.singleResult.errors?.length ?? 0) > ANSWER_LIMITS.errors)
            body.singleResult.errors = body.singleResult.errors?.slice(0, ANSWER_LIMITS.errors);
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
