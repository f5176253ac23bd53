import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { IdentityPurge } from './identity-purge.entity.js';

/** What a purge removed: enough to prove that a document was among them, nothing that was in it or of whose it was. */
@Entity('purged_documents')
export class PurgedDocument {
  /** The attachment's. */
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

  /** When its bytes were gone from the store. */
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
