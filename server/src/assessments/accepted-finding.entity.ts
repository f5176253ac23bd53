import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Submission } from '../submissions/submission.entity.js';
import { User } from '../users/user.entity.js';
import { AssessmentRun } from './assessment-run.entity.js';

/**
 * An error of the checks that somebody accepted for a claim (RUN-11). It holds while balances and transactions
 * have the digest that they had then, until somebody withdraws it (RUN-12). A trigger prevents other changes.
 */
@Entity('accepted_findings')
@Index(['submissionId', 'code', 'contentSha256'], { unique: true, where: 'withdrawn_at IS NULL' })
@Check('accepted_findings_reason_check', 'length(trim(reason)) >= 3')
@Check(
  'accepted_findings_withdrawal_check',
  `(withdrawn_at IS NULL) = (withdrawn_by_id IS NULL) AND (withdrawn_at IS NULL) = (withdrawn_because IS NULL)
   AND length(trim(withdrawn_because)) >= 3`,
)
export class AcceptedFinding {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  submissionId: string;

  @ManyToOne(() => Submission, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  submission: Relation<Submission>;

  @Column('text')
  code: string;

  @Column('text')
  reason: string;

  /** SHA-256 of balances and transactions, by `CONTENT_AS_OF`. */
  @Column('bytea')
  contentSha256: Buffer;

  /** The run whose result was looked at. */
  @Column('uuid')
  runId: string;

  @ManyToOne(() => AssessmentRun, { nullable: false })
  @JoinColumn()
  run: Relation<AssessmentRun>;

  @Column('uuid')
  acceptedById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  acceptedBy: Relation<User>;

  @Column('timestamptz', { default: () => 'now()' })
  acceptedAt: Date;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  @Column('uuid', { nullable: true })
  withdrawnById: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  withdrawnBy: Relation<User> | null;

  @Column('text', { nullable: true })
  withdrawnBecause: string | null;
}
