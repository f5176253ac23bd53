import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An earlier state of a claim, or of its trade list's balance, until a change. Triggers write it (migration
 * keep-claim-history), so that no code can forget to; an unchanged claim has none.
 */
@Entity('claim_versions')
@Index(['submissionId', 'at'])
@Index('claim_versions_at_idx', { synchronize: false })
@Check('claim_versions_part_check', `part IN ('CLAIM', 'TRADES')`)
export class SubmissionVersion {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  /**
   * Without a foreign key, which would cost an import more than everything else; a trigger deletes the rows of a
   * deleted claim.
   */
  @Column('uuid')
  submissionId: string;

  @Column('text')
  part: 'CLAIM' | 'TRADES';

  /** The time until which this state was current. */
  @Column('timestamptz')
  at: Date;

  /** The name at that time of the person who made the change. */
  @Column('text')
  actorName: string;

  /** A short description of the change for people. */
  @Column('text')
  action: string;

  /** The unencrypted columns, by their database names. */
  @Column('jsonb')
  content: Record<string, string | null>;

  /** The restricted fields at that time, encrypted in an envelope. */
  @Column('bytea', { nullable: true })
  sealed: Buffer | null;
}
