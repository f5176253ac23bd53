import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AssessedStatus } from './assessed-status.js';
import { AssessmentRun } from './assessment-run.entity.js';

registerEnumType(AssessedStatus, { name: 'AssessedStatus' });

/** The amounts of one engine, as exact decimals. */
export interface EngineValues {
  status: string;
  recognisedLoss: string | null;
  sumOfSlices: string | null;
  marketLoss: string | null;
  limitedBy: string | null;
}

/** The result of one claim in a run. A trigger of the table prevents changes (RUN-7). */
@Entity('assessment_results')
@Index(['runId', 'recognisedLoss'])
@Check('assessment_results_status_check', `(status = 'ASSESSED') = (recognised_loss IS NOT NULL)`)
export class AssessedClaim {
  @PrimaryColumn('uuid')
  runId: string;

  @ManyToOne(() => AssessmentRun, { nullable: false })
  @JoinColumn()
  run: Relation<AssessmentRun>;

  /** Not a reference: a result outlives its claim. */
  @PrimaryColumn('uuid')
  submissionId: string;

  @Column('text', { nullable: true })
  sid: string | null;

  @Column('enum', { enum: AssessedStatus, enumName: 'assessed_status' })
  status: AssessedStatus;

  @Column('numeric', { nullable: true })
  recognisedLoss: string | null;

  @Column('numeric', { nullable: true })
  sumOfSlices: string | null;

  @Column('numeric', { nullable: true })
  marketLoss: string | null;

  @Column('text', { nullable: true })
  limitedBy: string | null;

  /** The codes of the findings, each once. */
  @Column('text', { array: true, default: () => `'{}'` })
  findings: string[];

  /** SHA-256 of what the result was made from, as canonical JSON; null for a claim that takes no part. */
  @Column('bytea', { nullable: true })
  inputSha256: Buffer | null;

  @Column('bytea', { nullable: true })
  traceSha256: Buffer | null;

  /** The values of the second engine where they differ from these. */
  @Column('jsonb', { nullable: true })
  second: EngineValues | null;

  /** What each engine was given; kept for the first claims of a run that differ. */
  @Column('text', { nullable: true })
  firstInput: string | null;

  @Column('text', { nullable: true })
  secondInput: string | null;
}
