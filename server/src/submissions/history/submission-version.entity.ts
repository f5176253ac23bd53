import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What a claim, or the balance of its trade list, said until a change. Triggers write it (migration keep-claim-history),
 * so that no writer can forget; a claim that never changed has none.
 */
@Entity('claim_versions')
@Index(['submissionId', 'at'])
@Index('claim_versions_at_idx', { synchronize: false })
@Check('claim_versions_part_check', `part IN ('CLAIM', 'TRADES')`)
export class SubmissionVersion {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  /** No foreign key, since that would cost an import more than all the rest; a trigger removes what a deleted claim leaves. */
  @Column('uuid')
  submissionId: string;

  @Column('text')
  part: 'CLAIM' | 'TRADES';

  /** When this ceased to be so. */
  @Column('timestamptz')
  at: Date;

  /** Who made the change that ended it, as they were called then. */
  @Column('text')
  actorName: string;

  /** What the change was, a word for a person. */
  @Column('text')
  action: string;

  /** The columns in the clear, under the names of the database. */
  @Column('jsonb')
  content: Record<string, string | null>;

  /** The restricted fields of that time, in their envelope. */
  @Column('bytea', { nullable: true })
  sealed: Buffer | null;
}
