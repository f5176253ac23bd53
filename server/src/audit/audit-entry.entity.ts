import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Records who did what and when; written in the business transaction and never changed (AUDIT-1, AUDIT-2). Contains no
 * restricted values.
 */
@Entity('audit_entries')
@Index(['subjectType', 'subjectId', 'id'])
@Check('audit_entries_actor_check', `(actor_kind IN ('user', 'token')) = (actor_id IS NOT NULL)`)
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @Column('text')
  actorKind: 'user' | 'token' | 'system' | 'anonymous';

  /** The id of the account or API token. Not a foreign key: the entry must outlive its subject. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** `thing.past-tense`, for example `submission.sid-changed`. */
  @Column('text')
  action: string;

  @Column('text')
  subjectType: string;

  @Column('text')
  subjectId: string;

  @Column('jsonb', { default: () => `'{}'` })
  details: Record<string, unknown>;
}
