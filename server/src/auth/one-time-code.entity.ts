import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';

/** An e-mailed sign-in code, kept as a keyed hash; unknown addresses get rows too (security rules 3 and 4). */
@Entity('one_time_codes')
export class OneTimeCode extends MadeRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Keyed hash of the lower-case address, so that counters hold for addresses without an account. */
  @Index()
  @Column('bytea')
  emailHash: Buffer;

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
