import type { DistributionLineState } from '../../../generated/types';

/** Whether a line pays something. */
export function isPaidOut({ state }: { state: DistributionLineState }): boolean {
  return state === 'SHARED' || state === 'RAISED';
}
