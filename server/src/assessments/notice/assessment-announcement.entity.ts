import { CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AssessmentRun } from '../assessment-run.entity.js';

/** A run whose mailboxes were listed; so a job that is repeated after a crash does not list them again (NOTICE-18). */
@Entity('assessment_announcements')
export class AssessmentAnnouncement {
  @PrimaryColumn('uuid')
  runId: string;

  @OneToOne(() => AssessmentRun, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  run: Relation<AssessmentRun>;

  @CreateDateColumn({ type: 'timestamptz' })
  listedAt: Date;
}
