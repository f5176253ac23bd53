import { prepare } from './lib/prepare.mjs';
import { printFailure } from './lib/report.mjs';

try {
  await prepare();
} catch (error) {
  printFailure(error);
  process.exit(1);
}
await import('../server/bundle/verify-audit.js');
