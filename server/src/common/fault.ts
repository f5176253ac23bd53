/** The crash points of the fault drills (DURABLE-6, MAIL-6, RUN-3). */
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
] as const;

export type FaultStep = (typeof FAULT_STEPS)[number];

/**
 * When FAULT is `step:n`, kills this process the nth time it passes the step, like a power failure; otherwise does
 * nothing.
 * @returns the function to call at each crash point
 */
export function faultPoints(fault: string | undefined): (step: FaultStep) => void {
  const [name, count] = (fault ?? '').split(':');
  let left = Number(count ?? 1);
  return (step) => {
    if (step === name && --left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
