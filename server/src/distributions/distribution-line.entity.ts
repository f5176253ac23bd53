import { registerEnumType } from '@nestjs/graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { TAX_CLASSES, type TaxClass } from '../rules/distribution/distribution-plan.js';
import { Distribution } from './distribution.entity.js';
import { DistributionLineState } from './distribution-line-state.js';

registerEnumType(DistributionLineState, { name: 'DistributionLineState' });

const money = { type: 'numeric', precision: 18, scale: 2 } as const;

/** What one claim gets (DIST-3); principal and interest add up to the payment, tax withheld and net too. */
@Entity('distribution_lines')
@Index(['distributionId', 'sid'], { unique: true })
@Index(['distributionId', 'payment'])
export class DistributionLine {
  @PrimaryColumn('uuid')
  distributionId: string;

  @ManyToOne(() => Distribution, { nullable: false })
  @JoinColumn()
  distribution: Relation<Distribution>;

  /** Not a reference: a line outlives its claim. */
  @PrimaryColumn('uuid')
  submissionId: string;

  @Column('text')
  sid: string;

  @Column(money)
  loss: string;

  @Column(money)
  principal: string;

  @Column(money)
  interest: string;

  @Column(money)
  payment: string;

  @Column(money)
  withheld: string;

  @Column(money)
  net: string;

  /** What the distributions before this one paid the claim; it counts for minimum and limit (SHARE-12). */
  @Column({ ...money, default: 0 })
  paidBefore: string;

  @Column('enum', { enum: DistributionLineState, enumName: 'distribution_line_state' })
  state: DistributionLineState;

  @Column('enum', { enum: TAX_CLASSES, enumName: 'tax_class' })
  taxClass: TaxClass;
}
