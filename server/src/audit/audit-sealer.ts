import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';
import { KeyRing } from '../encryption/key-ring.js';
import { asMoment, CLOSED_THROUGH, ENTRY_COLUMNS, OPEN_MINUTES, SEAL_COLUMNS } from './audit-rows.js';
import { rangesOf } from './id-ranges.js';
import { digestOf, hashOf, NOTHING_BEFORE, type Seal, type SealedEntry } from './seal-chain.js';

/** The purpose for which the key ring derives the key of the chain. */
export const SEAL_KEY = 'audit-seals';

/** How often new entries are sealed, in minutes. */
const EVERY_MINUTES = 1;

/** The maximum number of entries in one seal, since computing it blocks the event loop. */
const MOST_ENTRIES = 1_000;

/** Ensures that only one worker seals at a time. */
const SEALER_LOCK = 7_260_002;

/**
 * The unsealed entries in the order of ids: those after the last seal, and ids that an earlier seal skipped because
 * their transaction had not committed. Only gaps of the last hour are searched, so that the cost depends on the number
 * of entries to seal.
 */
const UNSEALED = `
  WITH sealed AS (
    SELECT range_agg(ids) AS ids FROM audit_seals WHERE sealed_at > now() - interval '${OPEN_MINUTES} minutes'
  ), gap AS (
    SELECT unnest(int8multirange(int8range(${CLOSED_THROUGH}, NULL, '()')) - coalesce(ids, '{}')) AS ids FROM sealed
  )
  SELECT entry.* FROM gap CROSS JOIN LATERAL (
    SELECT ${ENTRY_COLUMNS}, id AS place FROM audit_entries
    WHERE id >= lower(gap.ids) AND id < coalesce(upper(gap.ids), 9223372036854775807) ORDER BY audit_entries.id LIMIT ${MOST_ENTRIES}
  ) entry ORDER BY place LIMIT ${MOST_ENTRIES}`;

/** Adds the audit entries committed since the last seal to the chain (AUDIT-3, AUDIT-4). */
@Injectable()
export class AuditSealer implements OnModuleInit {
  private readonly logger = new Logger(AuditSealer.name);
  private readonly key: Buffer;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    ring: KeyRing,
    private readonly sweeps: Sweeps,
  ) {
    this.key = ring.keyFor(SEAL_KEY);
  }

  onModuleInit(): void {
    this.sweeps.every(EVERY_MINUTES, 'audit seals', () => this.sealAll());
  }

  /** Seals all unsealed entries, in as many seals as needed. */
  async sealAll(): Promise<void> {
    while (await this.db.transaction((tx) => this.sealNext(tx)));
  }

  /** @returns whether entries were sealed; false also if another worker is sealing */
  private async sealNext(tx: EntityManager): Promise<boolean> {
    const [{ mine }] = await tx.query<[{ mine: boolean }]>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
      SEALER_LOCK,
    ]);
    if (!mine) return false;
    const entries = await tx.query<SealedEntry[]>(UNSEALED);
    if (entries.length === 0) return false;
    const [last] = await tx.query<Seal[]>(
      `SELECT ${SEAL_COLUMNS} FROM audit_seals ORDER BY audit_seals.number DESC LIMIT 1`,
    );
    const [{ now }] = await tx.query<[{ now: string }]>(`SELECT ${asMoment('clock_timestamp()')} AS now`);
    const seal = {
      number: (last?.number ?? 0) + 1,
      sealedAt: now,
      ids: rangesOf(entries.map(({ id }) => id)),
      through: String(greater(BigInt(last?.through ?? 0), BigInt(entries.at(-1)!.id))),
      digests: Buffer.concat(entries.map(digestOf)),
    };
    const hash = hashOf(this.key, seal, last?.hash ?? NOTHING_BEFORE);
    await tx.query(
      'INSERT INTO audit_seals (number, sealed_at, ids, through, digests, hash) VALUES ($1, $2, $3, $4, $5, $6)',
      [seal.number, seal.sealedAt, seal.ids, seal.through, seal.digests, hash],
    );
    // Where logs are stored elsewhere, this line shows later whether the end of the chain was cut off.
    this.logger.log(`Audit seal ${seal.number}:${hash.toString('hex')}, ${entries.length} entries`);
    return true;
  }
}

const greater = (one: bigint, other: bigint) => (one > other ? one : other);
