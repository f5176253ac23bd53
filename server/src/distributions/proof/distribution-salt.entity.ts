import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Distribution } from '../distribution.entity.js';

/** What hides a claim behind its leaf, for each line with a loss (FREEZE-2); for its owner alone. */
@Entity('distribution_salts')
@Check('distribution_salts_length_check', 'octet_length(commitment) = 32 AND octet_length(salt) = 60')
export class DistributionSalt {
  @PrimaryColumn('uuid')
  distributionId: string;

  @ManyToOne(() => Distribution, { nullable: false })
  @JoinColumn()
  distribution: Relation<Distribution>;

  /** Not a reference: a line outlives its claim. */
  @PrimaryColumn('uuid')
  submissionId: string;

  /** The published name of the line; leaves stand in the order of its bytes. */
  @Column('bytea')
  commitment: Buffer;

  /** 32 random bytes, encrypted under the distribution's `saltsKey`. */
  @Column('bytea')
  salt: Buffer;
}
