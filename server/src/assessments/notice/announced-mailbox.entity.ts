import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AssessmentRun } from '../assessment-run.entity.js';

/** A mailbox that has still to be told of a published run; the row goes with the mail (NOTICE-18). */
@Entity('announced_mailboxes')
export class AnnouncedMailbox {
  @PrimaryColumn('uuid')
  runId: string;

  @ManyToOne(() => AssessmentRun, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  run: Relation<AssessmentRun>;

  /** The address, folded. */
  @PrimaryColumn('text')
  mailbox: string;

  @Column('text')
  address: string;

  /** How many of its claims were assessed. */
  @Column('int')
  claims: number;

  /** One of them. */
  @Column('uuid')
  submissionId: string;

  @Column('text', { nullable: true })
  sid: string | null;
}
