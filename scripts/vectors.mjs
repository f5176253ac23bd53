import { resolve } from 'node:path';
import { runTypeScript } from './lib/run-typescript.mjs';

// Usage: npm run vectors -- FOLDER; the default is vectors/.
const folders = process.argv.slice(2).map((folder) => resolve(process.env.INIT_CWD ?? '.', folder));
await runTypeScript('vectors/vectors.ts', folders);
