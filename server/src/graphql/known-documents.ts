import { type ExecutionResult, getOperationAST, getVariableValues, type GraphQLSchema, parse } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

/** The code of one document. */
export interface CompiledDocument {
  /** Null where its operation has no name. */
  operationName: string | null;
  /**
   * Runs it; undefined, with nothing done, where graphql-js has something against the variables, of which graphql-jit takes
   * some that do not fit.
   */
  run: (
    context: unknown,
    variables: Record<string, unknown>,
  ) => ExecutionResult | Promise<ExecutionResult> | undefined;
}

/**
 * The documents that are ours, by their texts as they are sent. graphql-jit writes a document's literals into the code that it
 * makes, so it sees no text but these; what a caller sends in variables is never part of the code.
 */
export class KnownDocuments {
  /** By text; null until its first use. */
  private readonly compiled: Map<string, CompiledDocument | null>;

  constructor(
    private readonly schema: GraphQLSchema,
    texts: readonly string[],
  ) {
    this.compiled = new Map(texts.map((text) => [text, null]));
  }

  /** Whether a text is one of ours, letter by letter. */
  has(text: unknown): text is string {
    return typeof text === 'string' && this.compiled.has(text);
  }

  /**
   * The code of a document, made when it is first asked for, which takes some milliseconds; undefined for any other text.
   * @throws Error when it does not fit the schema, or cannot be compiled
   */
  codeOf(text: string): CompiledDocument | undefined {
    const known = this.compiled.get(text);
    if (known !== null) return known;
    const code = compile(this.schema, text);
    this.compiled.set(text, code);
    return code;
  }
}

function compile(schema: GraphQLSchema, text: string): CompiledDocument {
  const document = parse(text, { noLocation: true });
  const compiled = compileQuery(schema, document);
  const operation = getOperationAST(document);
  if (!isCompiledQuery(compiled) || !operation) throw new Error(`This document cannot be compiled: ${text}`);
  const { name, variableDefinitions = [] } = operation;
  return {
    operationName: name?.value ?? null,
    run: (context, variables) =>
      getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).errors
        ? undefined
        : compiled.query(undefined, context, variables),
  };
}
