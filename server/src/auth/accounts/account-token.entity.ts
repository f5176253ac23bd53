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
 * The token of a mailed link; only its SHA-256 is stored. A token without a user belongs to an address without an
 * account.
 */
@Entity('account_tokens')
@Check('account_tokens_purpose_check', `purpose IN ('verification', 'reset')`)
export class AccountToken extends MadeRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid', { nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn()
  user: Relation<User> | null;

  @Column('text')
  purpose: 'verification' | 'reset';

  /** The address to which the link was mailed: using it verifies this mailbox only. */
  @Column('text')
  email: string;

  /** The name given in the registration for which this link was mailed: the account takes it when the link is used. */
  @Column('text', { nullable: true })
  registeredName: string | null;

  @Index({ unique: true })
  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
