import { registerEnumType } from '@nestjs/graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  VirtualColumn,
} from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';

/**
 * DRAFT: its author may change it. APPROVED: another person has approved it, and it never changes again. RETIRED: no
 * longer used.
 */
export enum RulesState {
  DRAFT = 'DRAFT',
  APPROVED = 'APPROVED',
  RETIRED = 'RETIRED',
}

registerEnumType(RulesState, { name: 'RulesState' });

/** A version of a scheme's rules (RULES-11). A trigger of the table prevents changes of approved ones. */
@Entity('rules_versions')
@Index(['number'], { unique: true })
@Check('rules_versions_approval_check', `(state = 'DRAFT') = (approved_by_id IS NULL)`)
@Check('rules_versions_retirement_check', `retired_because IS NULL OR state = 'RETIRED'`)
@Check('rules_versions_two_people_check', 'approved_by_id <> author_id')
export class RulesVersion extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Counted from 1. */
  @Column('int')
  number: number;

  /** The first day on which it applies, yyyy-MM-dd. */
  @Column('date')
  effectiveFrom: string;

  /** The order or decision that it is based on. */
  @Column('text')
  basis: string;

  /** Canonical JSON (RFC 8785). */
  @Column('text')
  document: string;

  /**
   * An ISO 4217 code; null where somebody left no JSON by SQL, or one with an escape that PostgreSQL cannot read. As `json`,
   * which parses no more than it has to.
   */
  @VirtualColumn('text', {
    query: (rules) =>
      `SELECT CASE WHEN ${rules}.document IS JSON OBJECT
          AND (strpos(${rules}.document, '\\u') = 0 OR pg_input_is_valid(${rules}.document, 'jsonb'))
        THEN ${rules}.document::json ->> 'currency' END`,
  })
  currency: string | null;

  /** SHA-256 of the document in UTF-8. */
  @Column('bytea')
  sha256: Buffer;

  @Column('enum', { enum: RulesState, enumName: 'rules_state', default: RulesState.DRAFT })
  state: RulesState;

  @Column('uuid')
  authorId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  author: Relation<User>;

  @Column('uuid', { nullable: true })
  approvedById: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  approvedBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  approvedAt: Date | null;

  @Column('uuid', { nullable: true })
  retiredById: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  retiredBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  retiredAt: Date | null;

  @Column('text', { nullable: true })
  retiredBecause: string | null;
}
