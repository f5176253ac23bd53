import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/user.entity.js';
import { PaymentFile } from '../payment-file.entity.js';
import { FileRejectionState } from './file-rejection-state.js';

registerEnumType(FileRejectionState, { name: 'FileRejectionState' });

/** That the bank rejected a whole file in words: reported by one person and confirmed by another (PAY-15). */
@Entity('file_rejections')
@Index('file_rejections_file_key', ['fileId'], { unique: true, where: `state <> 'REFUSED'` })
@Index('file_rejections_open_idx', ['fileId'], { where: `state = 'CONFIRMED' AND applied_at IS NULL` })
@Check('file_rejections_people_check', `state <> 'CONFIRMED' OR decider_id <> maker_id`)
@Check(
  'file_rejections_decided_check',
  `num_nulls(decider_id, decided_at, decided_because) = CASE state WHEN 'PROPOSED' THEN 3 ELSE 0 END
      AND (applied_at IS NULL OR state = 'CONFIRMED')`,
)
@Check(
  'file_rejections_words_check',
  `trim(because) <> '' AND trim(reference) <> '' AND trim(decided_because) <> ''`,
)
export class FileRejection {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  fileId: string;

  @ManyToOne(() => PaymentFile, { nullable: false })
  @JoinColumn()
  file: Relation<PaymentFile>;

  @Column('enum', {
    enum: FileRejectionState,
    enumName: 'file_rejection_state',
    default: FileRejectionState.PROPOSED,
  })
  state: FileRejectionState;

  /** What the bank said. */
  @Column('text')
  because: string;

  /** By what the bank's answer is found: the number of its message, or who said it and when. */
  @Column('text')
  reference: string;

  @Column('uuid')
  makerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  maker: Relation<User>;

  @Column('timestamptz', { default: () => 'now()' })
  madeAt: Date;

  @Column('uuid', { nullable: true })
  deciderId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  decider: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** What they found, or why they refused it. */
  @Column('text', { nullable: true })
  decidedBecause: string | null;

  /** When all payments of the file were taken back. */
  @Column('timestamptz', { nullable: true })
  appliedAt: Date | null;
}
