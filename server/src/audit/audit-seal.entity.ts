import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link in the chain over the audit entries (AUDIT-3); added by a worker, never changed. See `Seal`. */
@Entity('audit_seals')
export class AuditSeal {
  @PrimaryColumn('bigint')
  number: string;

  @Column('timestamptz')
  sealedAt: Date;

  @Column('int8multirange')
  ids: string;

  @Column('bigint')
  through: string;

  @Column('bytea')
  digests: Buffer;

  @Column('bytea')
  hash: Buffer;
}
