import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Whether a claim is taken out of the settlement, or back into it. */
export enum ClaimDecisionKind {
  REMOVE = 'REMOVE',
  RESTORE = 'RESTORE',
}

/** Whether the scheme file listed the claim, or two people of the office decided. */
export enum ClaimDecisionOrigin {
  SCHEME_FILE = 'SCHEME_FILE',
  OFFICE = 'OFFICE',
}

/**
 * PROPOSED: waits for a second person. IN_FORCE: confirmed, until a later one is (REPLACED). REFUSED by the second
 * person, or WITHDRAWN by the first.
 */
export enum ClaimDecisionState {
  PROPOSED = 'PROPOSED',
  IN_FORCE = 'IN_FORCE',
  REPLACED = 'REPLACED',
  REFUSED = 'REFUSED',
  WITHDRAWN = 'WITHDRAWN',
}

registerEnumType(ClaimDecisionKind, { name: 'ClaimDecisionKind' });
registerEnumType(ClaimDecisionOrigin, { name: 'ClaimDecisionOrigin' });
registerEnumType(ClaimDecisionState, { name: 'ClaimDecisionState' });

/**
 * A decision to remove a claim from the settlement, or to restore it (DECIDE-1). It names the claim by its SID, as the
 * scheme file does, so it also holds for a claim that is imported later. A trigger keeps what it says.
 */
@Entity('claim_decisions')
@Index(['sid'])
@Index('claim_decisions_in_force_key', ['sid'], { unique: true, where: `state = 'IN_FORCE'` })
@Index('claim_decisions_proposed_key', ['sid'], { unique: true, where: `state = 'PROPOSED'` })
@Check(
  'claim_decisions_people_check',
  `origin = 'SCHEME_FILE' OR (maker_id IS NOT NULL AND checker_id IS DISTINCT FROM maker_id)`,
)
@Check(
  'claim_decisions_decided_check',
  `state NOT IN ('IN_FORCE', 'REPLACED') OR (decided_at IS NOT NULL AND decided_on IS NOT NULL AND (origin = 'SCHEME_FILE' OR checker_id IS NOT NULL))`,
)
@Check('claim_decisions_replaced_check', `(state = 'REPLACED') = (replaced_at IS NOT NULL)`)
@Check('claim_decisions_cure_check', `kind = 'REMOVE' OR cure_until IS NULL`)
@Check('claim_decisions_reason_check', `trim(reason) <> ''`)
export class ClaimDecision {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  sid: string;

  /** The claim that had the SID then, by a trigger, so that the decision stays its own under another SID (DECIDE-10); null without one. */
  @Index()
  @Column('uuid', { nullable: true })
  submissionId: string | null;

  @Column('enum', { enum: ClaimDecisionKind, enumName: 'claim_decision_kind' })
  kind: ClaimDecisionKind;

  @Column('enum', {
    enum: ClaimDecisionOrigin,
    enumName: 'claim_decision_origin',
    default: ClaimDecisionOrigin.OFFICE,
  })
  origin: ClaimDecisionOrigin;

  @Column('enum', {
    enum: ClaimDecisionState,
    enumName: 'claim_decision_state',
    default: ClaimDecisionState.PROPOSED,
  })
  state: ClaimDecisionState;

  /** In words for the claim's member. */
  @Column('text')
  reason: string;

  /** Documents of the claim; no references, since a document may be deleted later. */
  @Column('uuid', { array: true, default: () => `'{}'` })
  evidenceIds: string[];

  /** Until when the member may answer, as it was proposed, yyyy-MM-dd; the deadline itself is in `deadlines`. */
  @Column('date', { nullable: true })
  cureUntil: string | null;

  @Column('uuid', { nullable: true })
  makerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  maker: Relation<User> | null;

  @Column('timestamptz', { default: () => 'now()' })
  proposedAt: Date;

  /** Who confirmed or refused it. */
  @Column('uuid', { nullable: true })
  checkerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  checker: Relation<User> | null;

  /** Since when it is in force. */
  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** That day in the scheme's time zone, yyyy-MM-dd. */
  @Column('date', { nullable: true })
  decidedOn: string | null;

  @Column('text', { nullable: true })
  refusedBecause: string | null;

  @Column('timestamptz', { nullable: true })
  replacedAt: Date | null;

  @Column('int', { default: 1 })
  version: number;
}
