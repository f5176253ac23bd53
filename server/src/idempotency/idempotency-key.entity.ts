import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';

/** What a call with an Idempotency-Key answered, kept 24 hours so that a repeat gets the same answer (security rule 18). */
@Entity('idempotency_keys')
export class IdempotencyKey extends MadeRow {
  @PrimaryColumn('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  user: Relation<User>;

  @PrimaryColumn('text')
  operation: string;

  @PrimaryColumn('text')
  key: string;

  @Column('bytea')
  bodyDigest: Buffer;

  /** Null while the first call is still in flight. */
  @Column('int', { nullable: true })
  status: number | null;

  @Column('jsonb', { nullable: true })
  answer: unknown;
}
