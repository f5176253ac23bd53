import type { EntityManager } from 'typeorm';
import { CLOSED_THROUGH, ENTRY_COLUMNS, OPEN_MINUTES, SEAL_COLUMNS } from './audit-rows.js';
import { type IdRange, rangesBetween } from './id-ranges.js';
import type { Seal, SealedEntry } from './seal-chain.js';
import type { AuditSource } from './verify-chain.js';

/** The number of seals or ranges read by one statement. */
const PAGE = 100;

/** The audit in a database, read page by page. */
export class StoredAudit implements AuditSource {
  constructor(private readonly db: Pick<EntityManager, 'query'>) {}

  async *seals(): AsyncIterable<Seal> {
    let after = 0;
    for (;;) {
      const page = await this.db.query<Seal[]>(
        `SELECT ${SEAL_COLUMNS} FROM audit_seals WHERE number > $1 ORDER BY audit_seals.number LIMIT ${PAGE}`,
        [after],
      );
      yield* page;
      if (page.length < PAGE) return;
      after = page.at(-1)!.number;
    }
  }

  entriesOf({ ids }: Seal): Promise<SealedEntry[]> {
    return this.db.query<SealedEntry[]>(
      `SELECT entry.* FROM unnest($1::int8multirange) AS part(ids) CROSS JOIN LATERAL (
         SELECT ${ENTRY_COLUMNS} FROM audit_entries WHERE audit_entries.id >= lower(part.ids) AND audit_entries.id < upper(part.ids)
       ) entry`,
      [ids],
    );
  }

  /** Recent entries may still be waiting for their seal, unless their id is one that the chain has skipped for good. */
  async *outside(ranges: IdRange[]): AsyncIterable<{ id: string; mayWait: boolean }> {
    const between = rangesBetween(ranges);
    for (let at = 0; at < between.length; at += PAGE) {
      const page = between.slice(at, at + PAGE);
      yield* await this.db.query<{ id: string; mayWait: boolean }[]>(
        `SELECT e.id::text, e.id > ${CLOSED_THROUGH} AND e.at > now() - interval '${OPEN_MINUTES} minutes' AS "mayWait"
         FROM unnest($1::int8[], $2::int8[]) AS part(first, last)
         JOIN audit_entries e ON e.id >= part.first AND e.id < part.last ORDER BY e.id`,
        [page.map(([first]) => String(first)), page.map(([, last]) => String(last))],
      );
    }
  }
}
