import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';

/**
 * The response to a call with an Idempotency-Key, kept for 24 hours so that a repeated call gets the same response
 * (IDEMPOTENCY-2).
 */
@Entity('answered_calls')
@Index(['createdAt'])
export class AnsweredCall extends MadeRow {
  /** Keyed hash of caller, operation and key. */
  @PrimaryColumn('bytea')
  callDigest: Buffer;

  /** The caller, or the creator of the API token. */
  @Index()
  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  user: Relation<User>;

  /** Keyed hash of the request body, which contains restricted values. */
  @Column('bytea')
  bodyDigest: Buffer;

  /** The encrypted response. */
  @Column('bytea')
  answer: Buffer;
}
