import { binOf } from './root.mjs';
import { runNode } from './run.mjs';

/** The schema of the built server, as text. */
export function printSchema() {
  return runNode(['server/dist/print-schema.js']);
}

/** Writes the client's hooks; with `--check` only fails if they are outdated. */
export function runCodegen(...flags) {
  return runNode([binOf('@graphql-codegen/cli', 'graphql-codegen'), '--config', 'codegen.ts', ...flags]);
}
