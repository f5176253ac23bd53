import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './lib/build-server.mjs';
import { checkCatalogue } from './lib/catalogue.mjs';
import { printSchema, runCodegen } from './lib/generated.mjs';
import { printFailure } from './lib/report.mjs';
import { root } from './lib/root.mjs';

// The schema is printed by the built server, so an outdated build would hide what has changed.
try {
  await buildServer();
  if (readFileSync(join(root, 'schema.graphql'), 'utf8') !== (await printSchema())) {
    throw new Error('schema.graphql differs from the resolvers. Please run npm run codegen.');
  }
  await runCodegen('--check');
  checkCatalogue();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
