import { runTypeScript } from './lib/run-typescript.mjs';

// Takes the pictures of README.md and docs/guides/ from the running demo: `node scripts/pictures.mjs`, or those whose name
// starts with a word, with those on the way to them: `node scripts/pictures.mjs member`. The browser is found as in the browser tests (OPS-5); the demo's
// data is in a temporary folder that is deleted at the end.
await runTypeScript('e2e/pictures/take-pictures.ts', process.argv.slice(2));
