import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';

/** What a call with an Idempotency-Key answered, kept 24 hours so that a repeat gets the same answer (IDEMPOTENCY-2). */
@Entity('answered_calls')
@Index(['createdAt'])
export class AnsweredCall extends MadeRow {
  /** Keyed digest of caller, operation and key. */
  @PrimaryColumn('bytea')
  callDigest: Buffer;

  /** Who called, or made the API token that did. */
  @Index()
  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  user: Relation<User>;

  /** Keyed digest of what was sent: bodies hold restricted values. */
  @Column('bytea')
  bodyDigest: Buffer;

  /** The answer, sealed. */
  @Column('bytea')
  answer: Buffer;
}
