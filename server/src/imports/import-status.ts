/** The states of an import run. */
export enum ImportStatus {
  RECEIVED = 'RECEIVED',
  CHECKING = 'CHECKING',
  APPLYING = 'APPLYING',
  DONE = 'DONE',
  REFUSED = 'REFUSED',
  CANCELLED = 'CANCELLED',
  FAILED = 'FAILED',
}

/** The allowed transitions; a run resumed after a crash starts from CHECKING again. */
const MOVES: Record<ImportStatus, readonly ImportStatus[]> = {
  RECEIVED: [ImportStatus.CHECKING, ImportStatus.CANCELLED, ImportStatus.FAILED],
  CHECKING: [ImportStatus.APPLYING, ImportStatus.REFUSED, ImportStatus.CANCELLED, ImportStatus.FAILED],
  APPLYING: [ImportStatus.CHECKING, ImportStatus.DONE, ImportStatus.CANCELLED, ImportStatus.FAILED],
  DONE: [],
  REFUSED: [],
  CANCELLED: [],
  FAILED: [],
};

/** States of runs that have work left. */
export const OPEN_STATUSES = [ImportStatus.RECEIVED, ImportStatus.CHECKING, ImportStatus.APPLYING] as const;

/** Whether a run has work left to do. */
export function isOpen(status: ImportStatus): boolean {
  return MOVES[status].length > 0;
}

/** The states from which a run may move to the given one; every UPDATE of the status is conditional on them. */
export function statesBefore(next: ImportStatus): ImportStatus[] {
  return Object.values(ImportStatus).filter((status) => MOVES[status].includes(next));
}
