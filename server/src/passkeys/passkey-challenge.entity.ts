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
import { MadeRow } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';

/** A single-use challenge for a device to sign. A sign-in challenge belongs to no account; the response names it. */
@Entity('passkey_challenges')
@Check('passkey_challenges_kind_check', `(kind = 'registration') = (user_id IS NOT NULL)`)
export class PasskeyChallenge extends MadeRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  kind: 'registration' | 'sign-in';

  @Column('uuid', { nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn()
  user: Relation<User> | null;

  /** 256 random bits, base64url. */
  @Index({ unique: true })
  @Column('text')
  challenge: string;

  @Index()
  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  consumedAt: Date | null;
}
