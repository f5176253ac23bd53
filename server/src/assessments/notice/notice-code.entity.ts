import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { AssessmentRun } from '../assessment-run.entity.js';

/** The code under which anybody can ask whether a notice of an assessment is real (NOTICE-17). */
@Entity('notice_codes')
@Unique('notice_codes_claim_key', ['runId', 'submissionId'])
export class NoticeCode {
  @PrimaryColumn('text')
  code: string;

  @Column('uuid')
  runId: string;

  @ManyToOne(() => AssessmentRun, { nullable: false })
  @JoinColumn()
  run: Relation<AssessmentRun>;

  /** Not a reference: a printed notice outlives its claim. */
  @Column('uuid')
  submissionId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  issuedAt: Date;
}
