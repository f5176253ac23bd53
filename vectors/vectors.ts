import { failuresOf } from './run-vectors.js';
import { startSqlEngine } from './sql-engine.js';
import { sqlWays } from './sql-ways.js';
import { vectorsOf } from './vector-file.js';
import { ways } from './ways.js';

const [folder = import.meta.dirname] = process.argv.slice(2);
const vectors = vectorsOf(folder);
const engine = await startSqlEngine();
const inSql = sqlWays(engine.query);
let passed = 0;
try {
  for (const vector of vectors) {
    const failures = await failuresOf(vector, [...(ways[vector.kind] ?? []), ...(inSql[vector.kind] ?? [])]);
    if (failures.length === 0) passed++;
    for (const { id, way, expected, got } of failures) {
      console.log(
        `${id} (${way})\n  expected ${JSON.stringify(expected)}\n  got      ${JSON.stringify(got)}`,
      );
    }
  }
} finally {
  await engine.stop();
}
console.log(`${passed} of ${vectors.length} passed`);
process.exitCode = passed === vectors.length ? 0 : 1;
