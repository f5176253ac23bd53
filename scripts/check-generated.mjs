import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSchema, runCodegen } from './lib/generated.mjs';
import { printFailure } from './lib/report.mjs';
import { root } from './lib/root.mjs';

try {
  if (readFileSync(join(root, 'schema.graphql'), 'utf8') !== (await printSchema())) {
    throw new Error('schema.graphql differs from what the resolvers say: run npm run codegen.');
  }
  await runCodegen('--check');
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
