import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ChangingRow } from '../../database/changing-row.js';
import type { Permission } from '../../rules/permissions.js';
import { User } from '../../users/user.entity.js';

/**
 * The API token of a back-office script; only its SHA-256 is stored. Scopes: read, write, restricted; permissions as in
 * `rules/permissions.ts`.
 */
@Entity('api_tokens')
@Check(
  'api_tokens_scopes_check',
  `scopes <@ ARRAY['read', 'write', 'restricted'] AND cardinality(scopes) > 0`,
)
export class ApiToken extends ChangingRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Index({ unique: true })
  @Column('bytea')
  tokenHash: Buffer;

  @Column('text', { array: true })
  scopes: string[];

  @Column('text', { array: true })
  permissions: Permission[];

  @Column('uuid')
  createdById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  createdBy: Relation<User>;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
