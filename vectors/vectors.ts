import { failuresOf } from './run-vectors.js';
import { vectorsOf } from './vector-file.js';

const [folder = import.meta.dirname] = process.argv.slice(2);
const vectors = vectorsOf(folder);
let passed = 0;
for (const vector of vectors) {
  const failures = await failuresOf(vector);
  if (failures.length === 0) passed++;
  for (const { id, way, expected, got } of failures) {
    console.log(`${id} (${way})\n  expected ${JSON.stringify(expected)}\n  got      ${JSON.stringify(got)}`);
  }
}
console.log(`${passed} of ${vectors.length} passed`);
process.exitCode = passed === vectors.length ? 0 : 1;
