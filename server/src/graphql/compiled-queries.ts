import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { GraphqlContext } from '../common/request-of.js';
import { isCompilable } from './compilable.js';
import { formatError } from './format-error.js';

/** Compiling costs some milliseconds: only what is asked again is worth it. */
const COMPILED_FROM_USE = 3;
/** More than all screens and documented scripts ask; whoever asks many different ones takes no more memory than these. */
const MOST_KEPT = 300;

/** A document as Apollo keeps it, parsed and validated. */
interface Known {
  uses: number;
  /** Null when it cannot be compiled. */
  compiled?: CompiledQuery | null;
}

/**
 * Runs queries that are asked again as compiled code, which completes the fields of a long list several times as fast as
 * graphql-js. Everything else is left to graphql-js: mutations, what `isCompilable` does not let through, and variables
 * that do not fit, with its words about them.
 */
export function compiledQueries(): ApolloServerPlugin<GraphqlContext> {
  const documents = new LRUCache<DocumentNode, Known>({ max: MOST_KEPT });

  const compiledOf = (schema: GraphQLSchema, document: DocumentNode) => {
    const known: Known = documents.get(document) ?? { uses: 0 };
    documents.set(document, known);
    known.uses++;
    if (known.uses < COMPILED_FROM_USE) return null;
    if (known.compiled === undefined)
      known.compiled = isCompilable(document) ? compile(schema, document) : null;
    return known.compiled;
  };

  return {
    requestDidStart: () =>
      Promise.resolve({
        async responseForOperation({ schema, document, operation, request, contextValue, response }) {
          if (operation.operation !== OperationTypeNode.QUERY) return null;
          const compiled = compiledOf(schema, document);
          if (!compiled) return null;
          const result: ExecutionResult = await compiled.query(
            undefined,
            contextValue,
            request.variables ?? {},
          );
          if (result.errors && result.data === undefined) return null;
          const { data } = result;
          const errors = result.errors?.map(asOfGraphqlJs);
          if (!errors) return { http: response.http, body: { kind: 'single', singleResult: { data } } };
          return {
            http: { ...response.http, status: statusOf(errors) },
            body: {
              kind: 'single',
              singleResult: { errors: errors.map((error) => formatError(error.toJSON(), error)), data },
            },
          };
        },
      }),
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const compiled = compileQuery(schema, document);
  return isCompiledQuery(compiled) ? compiled : null;
}

/** Compiled code leaves `extensions` out where there are none; everybody who reads errors counts on them. */
function asOfGraphqlJs({ message, path, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError });
}

/** The HTTP status that an error asks for, as Apollo reads it; undefined where none does. */
function statusOf(errors: readonly GraphQLError[]): number | undefined {
  return errors
    .map(({ extensions }) => (extensions.http as { status?: number } | undefined)?.status)
    .findLast((status) => status !== undefined);
}
