import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { MadeRow } from '../../database/changing-row.js';
import { User } from '../../users/user.entity.js';

/** One signed-in browser. Only the SHA-256 of its token is stored (SESSION-2). */
@Entity('sessions')
export class Session extends MadeRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  user: Relation<User>;

  @Index({ unique: true })
  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
