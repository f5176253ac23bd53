import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Distribution } from '../distribution.entity.js';

/**
 * A node of a distribution's tree (FREEZE-2). Level 0 are the leaves, the highest level is the root alone; sums in cents.
 * The sibling of (level, place) is (level, place XOR 1), its parent (level + 1, place / 2).
 */
@Entity('merkle_nodes')
@Index('merkle_nodes_leaf_key', ['distributionId', 'submissionId'], { unique: true, where: 'level = 0' })
@Check('merkle_nodes_leaf_check', '(submission_id IS NOT NULL) = (level = 0)')
@Check(
  'merkle_nodes_range_check',
  'octet_length(hash) = 32 AND least(level, place, loss, principal, interest) >= 0',
)
export class MerkleNode {
  @PrimaryColumn('uuid')
  distributionId: string;

  @ManyToOne(() => Distribution, { nullable: false })
  @JoinColumn()
  distribution: Relation<Distribution>;

  @PrimaryColumn('smallint')
  level: number;

  /** Counted from 0, in the order of the commitments. */
  @PrimaryColumn('int')
  place: number;

  /** The claim of a leaf. */
  @Column('uuid', { nullable: true })
  submissionId: string | null;

  @Column('bytea')
  hash: Buffer;

  @Column('bigint')
  loss: string;

  @Column('bigint')
  principal: string;

  @Column('bigint')
  interest: string;
}
