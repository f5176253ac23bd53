import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { printFailure } from './lib/report.mjs';
import { root } from './lib/root.mjs';

// Runs a drill, a check that needs real time or many rounds: `npm run drill -- NAME`. Of these, `npm test` runs only
// growth, in small.
const folder = join(root, 'drills');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length));
const [name, ...options] = process.argv.slice(2);

if (!names.includes(name)) {
  console.error(`Which drill? npm run drill -- ${names.join(' | ')}`);
  process.exitCode = 1;
} else {
  try {
    await prepare();
    const { drill } = await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
    process.exitCode = (await drill(options)) ? 0 : 1;
  } catch (error) {
    printFailure(error);
    process.exitCode = 1;
  }
}
