import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sampleFiles } from './sample-files.js';

/** Rewrites docs/samples: `npx tsx development/src/demo/samples/write-samples.ts`. */
const folder = fileURLToPath(new URL('../../../../docs/samples/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, bytes] of await sampleFiles()) writeFileSync(`${folder}${name}`, bytes);
