import { existsSync, readFileSync } from 'node:fs';

/** The crash points of the fault drills (DURABLE-6, MAIL-6, RUN-3, DEADLINE-6, DIST-5, FREEZE-6, PAY-3, PAY-8, PAY-15, COURT-4, RETURN-2). */
export const FAULT_STEPS = [
  'import-received',
  'import-staged',
  'import-applied',
  'import-committed',
  'mail-accepted',
  'purge-key-destroyed',
  'purge-data-keys-destroyed',
  'purge-document-removed',
  'purge-bytes-removed',
  'assessment-compared',
  'assessment-written',
  'assessment-committed',
  'assessment-computed',
  'reminder-written',
  'distribution-lines',
  'distribution-compared',
  'freeze-salts',
  'freeze-nodes',
  'freeze-sealed',
  'payments-prepared',
  'payments-frozen',
  'payments-stored',
  'payments-written',
  'payments-rejected',
  'court-report-listed',
  'returns-refused',
] as const;

export type FaultStep = (typeof FAULT_STEPS)[number];

/** What FAULT starts with when a file contains the crash point. */
export const FAULT_FILE = 'file:';

/**
 * When FAULT is `step:n`, kills this process the nth time it passes the step, like a power failure; otherwise does
 * nothing. FAULT may name a file with the crash point instead, read when the work begins: a running server can then be
 * given one. No file, no crash.
 * @returns the function to call at each crash point
 */
export function faultPoints(fault = ''): (step: FaultStep) => void {
  const [name, count] = (fault.startsWith(FAULT_FILE) ? contentOf(fault) : fault).split(':');
  let left = Number(count ?? 1);
  return (step) => {
    if (step === name && --left === 0) process.kill(process.pid, 'SIGKILL');
  };
}

function contentOf(fault: string): string {
  const path = fault.slice(FAULT_FILE.length);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
