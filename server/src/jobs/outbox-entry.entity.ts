import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';

/**
 * A job request, written in the transaction of the change that needs it. This table is the source of truth: the queue may
 * lose everything, and the sweep hands the entry over again until `doneAt` or `failedAt` is set (DURABLE-2, DURABLE-4).
 */
@Entity('outbox')
@Index('outbox_open_idx', { synchronize: false })
@Index('outbox_due_idx', { synchronize: false })
@Index('outbox_waiting_idx', { synchronize: false })
@Check('outbox_end_check', 'done_at IS NULL OR failed_at IS NULL')
export class OutboxEntry extends MadeRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column('text')
  queue: string;

  @Column('text')
  name: string;

  /** Ids only (DURABLE-1). */
  @Column('jsonb')
  payload: Record<string, string>;

  /**
   * Increases each time the job is taken up. Every write of the job checks it, so that a frozen worker cannot write late.
   */
  @Column('int', { default: 0 })
  lease: number;

  @Column('timestamptz', { nullable: true })
  leasedUntil: Date | null;

  @Column('int', { default: 0 })
  attempts: number;

  /** Not handed to the queue before this moment. */
  @Column('timestamptz', { default: () => 'now()' })
  availableAt: Date;

  @Column('timestamptz', { nullable: true })
  dispatchedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;

  @Column('text', { nullable: true })
  lastError: string | null;
}
