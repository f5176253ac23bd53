import { QueryFailedError } from 'typeorm';
import { Conflict } from '../../common/errors.js';

const TAKEN = 'Another submission already has this SID';

/** Runs work that may set a claim's SID. @throws Conflict when another claim has that SID; the unique index decides */
export async function refuseTakenSid<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint =
      error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint;
    throw constraint === 'submissions_sid_idx' ? new Conflict(`${TAKEN}.`, { sid: TAKEN }) : error;
  }
}
