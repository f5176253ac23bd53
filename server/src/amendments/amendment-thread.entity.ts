import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';
import { Submission } from '../submissions/submission.entity.js';
import { AmendmentState } from './amendment-states.js';

registerEnumType(AmendmentState, { name: 'AmendmentState' });

/** The state of the thread about a claim; created with its first message, and locked when a message is added. */
@Entity('amendment_threads')
@Index(['state', 'since', 'submissionId'])
@Check('amendment_threads_unanswered_check', `unanswered >= 0 AND (state = 'OPEN' OR unanswered = 0)`)
export class AmendmentThread extends ChangingRow {
  @PrimaryColumn('uuid')
  submissionId: string;

  @OneToOne(() => Submission, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  submission: Relation<Submission>;

  @Column('enum', { enum: AmendmentState, enumName: 'amendment_state' })
  state: AmendmentState;

  /** When the wait of an open thread began; for other threads, the last change of state. */
  @Column('timestamptz')
  since: Date;

  /** The number of the member's messages since the last answer. */
  @Column('int', { default: 0 })
  unanswered: number;
}
