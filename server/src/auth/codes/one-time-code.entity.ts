import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { MadeRow } from '../../database/changing-row.js';
import { User } from '../../users/user.entity.js';

/**
 * An e-mailed one-time code, stored as a keyed hash; unknown addresses get rows too (SIGNIN-35, SIGNIN-45). An address
 * has one row for each purpose: a new code replaces the previous one, so that only the newest is valid.
 */
@Entity('one_time_codes')
@Index(['emailHash', 'purpose'], { unique: true })
@Check('one_time_codes_purpose_check', `purpose IN ('sign-in', 'step-up', 'act', 'claim-copy')`)
export class OneTimeCode extends MadeRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Keyed hash of the lower-case address, so that counters also work for addresses without an account. */
  @Column('bytea')
  emailHash: Buffer;

  /**
   * `step-up` follows an administrator's correct password (ADMIN_STEP_UP), `act` precedes the act to which it is bound,
   * and `claim-copy` opens the copy of a claim that was filed by telephone.
   */
  @Column('text')
  purpose: 'sign-in' | 'step-up' | 'act' | 'claim-copy';

  /** Keyed hash of the network that requested the code: a step-up code is valid from there only. */
  @Column('bytea')
  networkHash: Buffer;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn()
  user: Relation<User> | null;

  @Column('bytea')
  salt: Buffer;

  @Column('bytea')
  codeHash: Buffer;

  @Column('int', { default: 0 })
  failures: number;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  consumedAt: Date | null;
}
