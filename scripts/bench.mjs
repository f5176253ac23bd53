import { runTypeScript } from './lib/run-typescript.mjs';

await runTypeScript('bench/bench.ts', process.argv.slice(2));
