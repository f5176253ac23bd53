import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './lib/build-server.mjs';
import { writeCatalogue } from './lib/catalogue.mjs';
import { printSchema, runCodegen } from './lib/generated.mjs';
import { printFailure } from './lib/report.mjs';
import { root } from './lib/root.mjs';

// Writes schema.graphql from the resolvers, then generates the typed hooks from it and the client's operations,
// and the catalogue of all texts.
try {
  await buildServer();
  writeFileSync(join(root, 'schema.graphql'), await printSchema());
  await runCodegen();
  writeCatalogue();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
