import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Distribution } from '../distributions/distribution.entity.js';
import { User } from '../users/user.entity.js';
import { UnclaimedState } from './unclaimed-state.js';

registerEnumType(UnclaimedState, { name: 'UnclaimedState' });

const money = { type: 'numeric', precision: 18, scale: 2 } as const;

/**
 * That payments of a distribution are unclaimed after their deadline: proposed by one person and confirmed by another, who
 * make them CANCELLED (UNCLAIMED-2). Its money is shared by one later distribution.
 */
@Entity('unclaimed_declarations')
@Index('unclaimed_declarations_proposed_key', ['distributionId'], {
  unique: true,
  where: `state = 'PROPOSED'`,
})
@Check(
  'unclaimed_declarations_sums_check',
  'payments > 0 AND least(principal, interest, tax_kept) >= 0 AND octet_length(payments_sha256) = 32',
)
@Check('unclaimed_declarations_people_check', `state <> 'CONFIRMED' OR decider_id <> maker_id`)
@Check(
  'unclaimed_declarations_decided_check',
  `num_nulls(decider_id, decided_at) = CASE state WHEN 'PROPOSED' THEN 2 ELSE 0 END
      AND (refused_because IS NOT NULL) = (state = 'REFUSED')`,
)
@Check('unclaimed_declarations_taken_check', `taken_by_id IS NULL OR state = 'CONFIRMED'`)
export class UnclaimedDeclaration {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  distributionId: string;

  @ManyToOne(() => Distribution, { nullable: false })
  @JoinColumn()
  distribution: Relation<Distribution>;

  @Column('enum', { enum: UnclaimedState, enumName: 'unclaimed_state', default: UnclaimedState.PROPOSED })
  state: UnclaimedState;

  /** The order or decision that it rests on. */
  @Column('text')
  basis: string;

  /** The deadline of the payments, as extended for all claims: yyyy-MM-dd. */
  @Column('date')
  due: string;

  @Column('int')
  payments: number;

  /** What is left of them to be shared. */
  @Column(money)
  principal: string;

  @Column(money)
  interest: string;

  /** What was withheld from them and stays with the tax office (UNCLAIMED-5). */
  @Column({ ...money, default: 0 })
  taxKept: string;

  /** Names the payments with their amounts; null for what was proposed before there was such a hash. */
  @Column({ type: 'bytea', name: 'payments_sha256', nullable: true })
  paymentsSha256: Buffer | null;

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

  @Column('text', { nullable: true })
  refusedBecause: string | null;

  /** The published distribution that shares its money; null until there is one. */
  @Column('uuid', { nullable: true })
  takenById: string | null;

  @ManyToOne(() => Distribution, { nullable: true })
  @JoinColumn()
  takenBy: Relation<Distribution> | null;

  @Column('int', { default: 1 })
  version: number;
}
