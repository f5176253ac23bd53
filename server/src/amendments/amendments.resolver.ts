import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowOwn, AllowTokens, CurrentActor, CurrentCaller } from '../access/access.decorators.js';
import { ActProofInput } from '../auth/acts/act-proof.input.js';
import { type Caller, type UserActor } from '../common/actor.js';
import type { GraphqlContext } from '../common/request-of.js';
import { readPage } from '../common/paging.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { AmendmentCounts, AmendmentQueuePage } from './amendment-queue.model.js';
import { AmendmentState } from './amendment-states.js';
import { AmendmentModel, AmendmentThreadModel, ProposedChange } from './amendment.model.js';
import { AmendmentsService } from './amendments.service.js';
import { ProposalsService } from './proposals.service.js';
import { ProposedChangeInput } from './proposed-change.input.js';
import { Permission } from '../rules/permissions.js';

const LAST_SEEN = {
  type: () => ID,
  nullable: true,
  description:
    'The newest message that the administrator has seen; later messages from the member stay unanswered',
} as const;

const BANK_PROOF = {
  type: () => ActProofInput,
  nullable: true,
  description: 'The member’s code or password, required of a proposal that changes bank details',
};

@Resolver()
export class AmendmentsResolver {
  constructor(
    private readonly service: AmendmentsService,
    private readonly proposals: ProposalsService,
  ) {}

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => AmendmentThreadModel)
  amendments(
    @CurrentCaller() actor: Caller,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<AmendmentThreadModel> {
    return this.service.of(actor, submissionId);
  }

  @Allow(Permission.AmendmentsRead)
  @AllowTokens()
  @Query(() => AmendmentQueuePage)
  amendmentQueue(
    @Args('state', { type: () => AmendmentState, nullable: true, defaultValue: AmendmentState.OPEN })
    state: AmendmentState | null,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
  ): Promise<AmendmentQueuePage> {
    return this.service.queue(state ?? AmendmentState.OPEN, readPage(page ?? undefined));
  }

  @Allow(Permission.AmendmentsRead)
  @AllowTokens()
  @Query(() => AmendmentCounts)
  amendmentCounts(): Promise<AmendmentCounts> {
    return this.service.counts();
  }

  @AllowOwn(Permission.AmendmentsWrite)
  @AllowTokens()
  @Mutation(() => AmendmentModel)
  sendAmendment(
    @CurrentCaller() actor: Caller,
    @Args('submissionId', { type: () => ID }) submissionId: string,
    @Args('message') message: string,
    @Args('proposal', { type: () => ProposedChangeInput, nullable: true })
    proposal: ProposedChangeInput | null,
    @Args('lastSeenId', LAST_SEEN) lastSeenId: string | null | undefined,
    @Args('proof', BANK_PROOF) proof: ActProofInput | null,
    @IdempotencyKey() key: string | undefined,
    @Context() { req }: GraphqlContext,
  ): Promise<AmendmentModel> {
    const given = { given: proof, clientAddress: req.ip };
    return this.service.send(actor, submissionId, message, proposal, lastSeenId, given, key);
  }

  @Allow(Permission.AmendmentsAnswer)
  @AllowTokens()
  @Mutation(() => AmendmentThreadModel)
  closeAmendments(
    @CurrentCaller() actor: Caller,
    @Args('submissionId', { type: () => ID }) submissionId: string,
    @Args('lastSeenId', LAST_SEEN) lastSeenId: string | null | undefined,
  ): Promise<AmendmentThreadModel> {
    return this.service.close(actor, submissionId, lastSeenId);
  }

  @Allow(Permission.AmendmentsAnswer)
  @Mutation(() => ProposedChange)
  decideProposal(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
    @Args('accept') accept: boolean,
    @Args('reason') reason: string,
    @Args('lastSeenId', LAST_SEEN) lastSeenId: string | null | undefined,
  ): Promise<ProposedChange> {
    return this.proposals.decide(actor, id, accept, reason, lastSeenId);
  }

  @AllowOwn(Permission.AmendmentsWrite)
  @Mutation(() => ProposedChange)
  withdrawProposal(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ProposedChange> {
    return this.proposals.withdraw(actor, id);
  }
}
