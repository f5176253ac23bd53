import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Submission } from '../submissions/submission.entity.js';
import { User } from '../users/user.entity.js';
import { AssessmentRun } from './assessment-run.entity.js';

/**
 * An error of the checks that somebody accepted for a claim (RUN-11). It holds while balances and transactions
 * have the digest that they had then. A trigger prevents changes.
 */
@Entity('accepted_findings')
@Index(['submissionId', 'code', 'contentSha256'], { unique: true })
@Check('accepted_findings_reason_check', 'length(trim(reason)) >= 3')
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
}
