import type { EntityManager } from 'typeorm';
import { FileRejection } from './file-rejection.entity.js';

/** What was reported about files of a run, the newest last, with its people. */
export function rejectionsOf(tx: EntityManager, runId: string): Promise<FileRejection[]> {
  return tx.find(FileRejection, {
    where: { file: { runId } },
    relations: { maker: true, decider: true },
    order: { madeAt: 'ASC' },
  });
}
