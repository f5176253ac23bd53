import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';
import { Submission } from '../submissions/submission.entity.js';
import { User } from '../users/user.entity.js';

/** An administrator's decision on two claims. */
export enum DoubleUpVerdict {
  NOT_DUPLICATE = 'NOT_DUPLICATE',
  /** The claim in `duplicateId` duplicates the other. */
  DUPLICATE = 'DUPLICATE',
}

registerEnumType(DoubleUpVerdict, { name: 'DoubleUpVerdict' });

/** An administrator's decision on two claims. New searches for double ups keep it. */
@Entity('double_up_marks')
@Check('double_up_marks_order_check', 'first_id < second_id')
@Check(
  'double_up_marks_duplicate_check',
  `(verdict = 'DUPLICATE') = (duplicate_id IS NOT NULL) AND (duplicate_id IS NULL OR duplicate_id IN (first_id, second_id))`,
)
export class DoubleUpMark extends ChangingRow {
  @PrimaryColumn('uuid')
  firstId: string;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  first: Relation<Submission>;

  @Index()
  @PrimaryColumn('uuid')
  secondId: string;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  second: Relation<Submission>;

  @Column('enum', { enum: DoubleUpVerdict, enumName: 'double_up_verdict' })
  verdict: DoubleUpVerdict;

  /** The claim that duplicates the other. */
  @Column('uuid', { nullable: true })
  duplicateId: string | null;

  @Column('uuid')
  markedById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  markedBy: Relation<User>;
}
