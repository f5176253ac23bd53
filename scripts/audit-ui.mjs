import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmCi } from './lib/install.mjs';
import { timed } from './lib/report.mjs';
import { root } from './lib/root.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

const lighthouse = join(root, 'bench/ui/lighthouse');

// Its 200 packages would make every installation longer, and only this command needs them.
if (!existsSync(join(lighthouse, 'node_modules/lighthouse')))
  await timed('installing Lighthouse', () => npmCi(lighthouse));
await runTypeScript('bench/ui/audit-ui.ts', process.argv.slice(2));
