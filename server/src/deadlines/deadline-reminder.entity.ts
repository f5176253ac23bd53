import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Deadline } from './deadline.entity.js';

/** That people were reminded of a deadline, so that nobody is reminded twice (DEADLINE-6). */
@Entity('deadline_reminders')
export class DeadlineReminder {
  @PrimaryColumn('uuid')
  deadlineId: string;

  @ManyToOne(() => Deadline, { nullable: false })
  @JoinColumn()
  deadline: Relation<Deadline>;

  @PrimaryColumn('int')
  daysBefore: number;

  @Column('timestamptz', { default: () => 'now()' })
  sentAt: Date;
}
