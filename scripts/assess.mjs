import { resolve } from 'node:path';
import { runTypeScript } from './lib/run-typescript.mjs';

// Usage: npm run assess -- RULES.json CLAIM.json [PRICES.csv]
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? '.', file));
await runTypeScript('vectors/assess-files.ts', files);
