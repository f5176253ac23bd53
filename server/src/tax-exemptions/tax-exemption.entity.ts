import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { TAX_EXEMPTION_GROUNDS, type TaxExemptionGround } from '../rules/distribution/tax-exemption.js';
import { Submission } from '../submissions/submission.entity.js';
import { User } from '../users/user.entity.js';

/**
 * A decision that a claim's owner need not quote a tax file number, or no longer (TAX-8). The newest one of a claim holds;
 * none is ever changed.
 */
@Entity('tax_exemptions')
@Index(['submissionId', 'id'])
@Check('tax_exemptions_reason_check', `trim(reason) <> ''`)
export class TaxExemption {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  submissionId: string;

  @ManyToOne(() => Submission, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  submission: Relation<Submission>;

  /** Null: there is no exemption any more. */
  @Column('enum', { enum: TAX_EXEMPTION_GROUNDS, enumName: 'tax_exemption_ground', nullable: true })
  ground: TaxExemptionGround | null;

  @Column('text')
  reason: string;

  @Column('uuid')
  makerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  maker: Relation<User>;

  @Column('timestamptz', { default: () => 'now()' })
  madeAt: Date;
}
