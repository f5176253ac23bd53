import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { SnakeCase } from '../database/snake-case.js';
import type { PlainNameIn } from '../rules/claim-catalogue.js';
import { Submission } from '../submissions/submission.entity.js';
import { User } from '../users/user.entity.js';
import { BankChangeState, BankCheckResult } from './bank-change-state.js';

registerEnumType(BankChangeState, { name: 'BankChangeState' });
registerEnumType(BankCheckResult, { name: 'BankCheckResult' });

/**
 * The bank details of a claim that are no restricted values, by their columns. A field that the catalogue got later is
 * not in the changes before.
 */
export type PlainBank = Partial<Record<SnakeCase<PlainNameIn<'bankDetails'>>, string>>;

/**
 * A change of a claim's bank details, which are paid to only once it is released (BANK-1). A trigger writes it (migration
 * create-bank-changes), whatever made the change, and keeps what it says. The details that a claim was created with need
 * no row.
 */
@Entity('bank_changes')
@Index('bank_changes_open_key', ['submissionId'], {
  unique: true,
  where: `state IN ('PENDING', 'STOPPED')`,
})
@Index(['submissionId', 'id'])
@Index(['state', 'id'])
@Index('bank_changes_unannounced_idx', { synchronize: false })
@Check(
  'bank_changes_released_check',
  `state <> 'RELEASED' OR (decider_id IS NOT NULL AND decider_id IS DISTINCT FROM maker_id AND check_result IS NOT NULL AND (check_result = 'MATCH' OR coalesce(trim(words), '') <> '') AND announced_at IS NOT NULL AND decided_at >= announced_at + interval '48 hours')`,
)
@Check(
  'bank_changes_refused_check',
  `state <> 'REFUSED' OR (decider_id IS NOT NULL AND decided_at IS NOT NULL AND coalesce(trim(words), '') <> '')`,
)
@Check('bank_changes_stopped_check', `state <> 'STOPPED' OR stopped_at IS NOT NULL`)
export class BankChange {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  submissionId: string;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  submission: Relation<Submission>;

  @Column('enum', {
    enum: BankChangeState,
    enumName: 'bank_change_state',
    default: BankChangeState.PENDING,
  })
  state: BankChangeState;

  @Column('timestamptz')
  changedAt: Date;

  /** What was done, as the claim's history says it. */
  @Column('text')
  way: string;

  /** The name of who did it, at that time. */
  @Column('text')
  madeBy: string;

  /** The account responsible for it: of a token or an import, of who created or requested it. Null when not recorded. */
  @Column('uuid', { nullable: true })
  makerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  maker: Relation<User> | null;

  /** The details released last. */
  @Column('jsonb')
  releasedBank: PlainBank;

  /** The claim's envelope at that time. */
  @Column('bytea', { nullable: true })
  releasedSealed: Buffer | null;

  /** The details after the change. */
  @Column('jsonb')
  changedBank: PlainBank;

  @Column('bytea', { nullable: true })
  changedSealed: Buffer | null;

  /** The contact's and the claim's addresses before and after the change, until it is announced. */
  @Column('text', { array: true, default: () => `'{}'` })
  addresses: string[];

  /** When the mails about it were queued; the 48 hours begin. */
  @Column('timestamptz', { nullable: true })
  announcedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  stoppedAt: Date | null;

  /** Who released or refused it. */
  @Column('uuid', { nullable: true })
  deciderId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  decider: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('enum', { enum: BankCheckResult, enumName: 'bank_check_result', nullable: true })
  checkResult: BankCheckResult | null;

  /** What the check found, or why it was refused. */
  @Column('text', { nullable: true })
  words: string | null;

  @Column('int', { default: 1 })
  version: number;
}
