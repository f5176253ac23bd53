import { type ExecutionResult, getOperationAST, getVariableValues, type GraphQLSchema, parse } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

/** The compiled code of one document. */
export interface CompiledDocument {
  /** Null if its operation has no name. */
  operationName: string | null;
  /**
   * Executes it; undefined, without side effects, if graphql-js rejects the variables: graphql-jit accepts some invalid
   * ones.
   */
  run: (
    context: unknown,
    variables: Record<string, unknown>,
  ) => ExecutionResult | Promise<ExecutionResult> | undefined;
}

/**
 * The known documents by their exact text. graphql-jit writes a document's literals into the code that it generates, so
 * only these trusted texts are compiled; a caller's variables are never part of the code.
 */
export class KnownDocuments {
  /** By text; null until first used. */
  private readonly compiled: Map<string, CompiledDocument | null>;

  constructor(
    private readonly schema: GraphQLSchema,
    texts: readonly string[],
  ) {
    this.compiled = new Map(texts.map((text) => [text, null]));
  }

  /** Whether a text is exactly a known document. */
  has(text: unknown): text is string {
    return typeof text === 'string' && this.compiled.has(text);
  }

  /**
   * The compiled code of a document, compiled at first use, which takes some milliseconds; undefined for any other
   * text.
   * @throws Error if it does not match the schema or cannot be compiled
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
