import { prepare } from './lib/prepare.mjs';
import { printFailure } from './lib/report.mjs';

await prepare().catch((error) => {
  printFailure(error);
  process.exitCode = 1;
});
