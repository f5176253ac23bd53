import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { MadeRow } from '../database/changing-row.js';
import { Submission } from '../submissions/submission.entity.js';
import { User } from '../users/user.entity.js';

/** A claim filed by telephone: the call, and the copy that the person is asked to confirm. It goes with its claim. */
@Entity('phone_filings')
@Check('phone_filings_sealed_check', 'octet_length(sealed) > 91')
@Check('phone_filings_copied_check', '(copied_at IS NULL) = (copied_to IS NULL)')
@Check('phone_filings_answered_check', 'confirmed_at IS NULL OR disputed_at IS NULL')
export class PhoneFiling extends MadeRow {
  @PrimaryColumn('uuid')
  submissionId: string;

  @OneToOne(() => Submission, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  submission: Relation<Submission>;

  /** The encrypted `PhoneCall`. */
  @Column('bytea')
  sealed: Buffer;

  @Column('uuid')
  filedById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  filedBy: Relation<User>;

  /** The address that the newest copy was mailed to; null without a copy. */
  @Column('text', { nullable: true })
  copiedTo: string | null;

  /** The copy shows the claim as it was then. */
  @Column('timestamptz', { nullable: true })
  copiedAt: Date | null;

  /** SHA-256 of the token in the newest copy's link. */
  @Index({ unique: true })
  @Column('bytea', { nullable: true })
  tokenHash: Buffer | null;

  /** SHA-256 of the pass that the correct code gives, with which the person answers. */
  @Column('bytea', { nullable: true })
  passHash: Buffer | null;

  @Column('timestamptz', { nullable: true })
  passExpiresAt: Date | null;

  /** Of the newest copy, like `disputedAt`. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  disputedAt: Date | null;
}
