import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/**
 * DATA: until when amendments count for the next run. CURE: until when a removed claim's member may answer. OBJECTION:
 * until when members object to a published run. LATE_CLAIM: until when claims are accepted. PAYMENT: until when a payment
 * is collected.
 */
export enum DeadlineKind {
  DATA = 'DATA',
  CURE = 'CURE',
  OBJECTION = 'OBJECTION',
  LATE_CLAIM = 'LATE_CLAIM',
  PAYMENT = 'PAYMENT',
}

registerEnumType(DeadlineKind, { name: 'DeadlineKind' });

/**
 * A deadline, or an extension of one, for all claims or for the claim with a SID (DEADLINE-1). Its end is the end of a
 * day in the scheme's time zone. A trigger keeps what it says; only the version counts its extensions.
 */
@Entity('deadlines')
@Index('deadlines_run_id_key', ['runId'], { unique: true, where: 'extends_id IS NULL' })
@Index('deadlines_decision_id_key', ['decisionId'], { unique: true, where: 'extends_id IS NULL' })
@Check('deadlines_run_check', `(kind = 'OBJECTION') = (run_id IS NOT NULL)`)
@Check('deadlines_decision_check', `(kind = 'CURE') = (decision_id IS NOT NULL)`)
@Check('deadlines_due_check', 'due >= named_day')
export class Deadline {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('enum', { enum: DeadlineKind, enumName: 'deadline_kind' })
  kind: DeadlineKind;

  /** The deadline that this row extends; null for the deadline itself. */
  @Index()
  @Column('uuid', { nullable: true })
  extendsId: string | null;

  @ManyToOne(() => Deadline, { nullable: true })
  @JoinColumn()
  extends: Relation<Deadline> | null;

  /** The assessment run; no reference, since the folder of runs uses this one. */
  @Column('uuid', { nullable: true })
  runId: string | null;

  /** The decision on a claim, likewise. */
  @Column('uuid', { nullable: true })
  decisionId: string | null;

  /** The claim that it is for; null for all of them. */
  @Column('text', { nullable: true })
  sid: string | null;

  /** The claim that had the SID then, by a trigger (DEADLINE-8); null without one. */
  @Column('uuid', { nullable: true })
  submissionId: string | null;

  /** The day that somebody named, yyyy-MM-dd. */
  @Column('date')
  namedDay: string;

  /** The named day, or the next business day after it; never moved by later versions of the rules. */
  @Column('date')
  due: string;

  @Column('text')
  reason: string;

  /** Null when it follows from the scheme file or from an older version of the portal. */
  @Column('uuid', { nullable: true })
  setById: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  setBy: Relation<User> | null;

  @Column('timestamptz', { default: () => 'now()' })
  setAt: Date;

  @Column('int', { default: 1 })
  version: number;
}
