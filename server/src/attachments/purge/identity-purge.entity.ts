import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MadeRow } from '../../database/changing-row.js';
import { User } from '../../users/user.entity.js';

/** A purge of the identity documents: requested by one administrator, confirmed by another, carried out by a worker. */
@Entity('identity_purges')
@Index('identity_purges_open_idx', { synchronize: false })
export class IdentityPurge extends MadeRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  requestedById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  requestedBy: Relation<User>;

  @Column('uuid', { nullable: true })
  confirmedById: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  confirmedBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** The ids of the keys of `KEY_FILE` that it destroys; later keys are kept. */
  @Column('text', { array: true, default: () => `'{}'` })
  keyIds: string[];
}
