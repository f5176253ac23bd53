import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { IdentityPurge } from './identity-purge.entity.js';

/** A document removed by a purge: enough to prove that a document was included, nothing of its content or claimant. */
@Entity('purged_documents')
export class PurgedDocument {
  /** The id of the former attachment. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  purgeId: string;

  @ManyToOne(() => IdentityPurge, { nullable: false })
  @JoinColumn()
  purge: Relation<IdentityPurge>;

  @Column('bytea')
  digest: Buffer;

  @Column('bigint')
  size: string;

  @Column('text')
  mimetype: string;

  /** When its bytes were removed from the store. */
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
