import { registerEnumType } from '@nestjs/graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';
import { Amendment } from './amendment.entity.js';
import { ProposalState } from './amendment-states.js';

registerEnumType(ProposalState, { name: 'ProposalState' });

/** A change of the claim that a member proposes with a message. All of its content is encrypted. */
@Entity('amendment_proposals')
@Check('amendment_proposals_decided_check', `(state = 'PROPOSED') = (decided_at IS NULL)`)
export class AmendmentProposal extends ChangingRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  amendmentId: string;

  @OneToOne(() => Amendment, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  amendment: Relation<Amendment>;

  /** A copy of the amendment's, since the queue looks for claims with an undecided proposal. */
  @Index({ where: `state = 'PROPOSED'` })
  @Column('uuid')
  submissionId: string;

  @Column('enum', { enum: ProposalState, enumName: 'proposal_state', default: ProposalState.PROPOSED })
  state: ProposalState;

  /** The encrypted `ProposedChanges`. */
  @Column('bytea')
  sealed: Buffer;

  /** The administrator's reason; null when none was given. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** When it was accepted, declined or withdrawn; `decidedBy` is the person. */
  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('uuid', { nullable: true })
  decidedById: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  decidedBy: Relation<User> | null;
}
