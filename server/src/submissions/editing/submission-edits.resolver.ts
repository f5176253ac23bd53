import { Args, Context, Field, ID, Int, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { Allow, AllowOwn, AllowTokens, CurrentActor, CurrentCaller } from '../../access/access.decorators.js';
import { ActProofInput } from '../../auth/acts/act-proof.input.js';
import { type Caller, type UserActor } from '../../common/actor.js';
import { MessageResult } from '../../common/message-result.model.js';
import type { GraphqlContext } from '../../common/request-of.js';
import { IdempotencyKey } from '../../idempotency/idempotency-key.decorator.js';
import { TradeInput } from '../../trades/trade.input.js';
import { BankChanges } from './bank-changes.js';
import { SubmissionEditingService } from './submission-editing.service.js';
import { type Filed, SubmissionFilingService } from '../filing/submission-filing.service.js';
import { SubmissionChangesInput, SubmissionDataInput } from '../filing/submission.input.js';
import { SubmissionModel } from '../submission.model.js';
import { ALL_TRADES_UP_TO, upTo } from '../reading/all-trades-up-to.js';
import { SubmissionsService } from '../reading/submissions.service.js';
import { Permission } from '../../rules/permissions.js';

@ObjectType()
export class SubmissionCreated {
  @Field(() => ID) submissionId: string;
  @Field() message: string;
}

const CLAIM_EMAIL = {
  type: () => String,
  nullable: true,
  description: 'The e-mail address that owns the claim; only administrators can change it',
};

const BANK_PROOF = {
  type: () => ActProofInput,
  nullable: true,
  description: 'The owner’s code or password, required of a member who changes bank details',
};

/**
 * Filing and editing claims. Every edit names the version it was made from (CLAIM-41, DURABLE-12) and returns the
 * current claim.
 */
@Resolver()
export class SubmissionEditsResolver {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly filing: SubmissionFilingService,
    private readonly editing: SubmissionEditingService,
    private readonly bankChanges: BankChanges,
  ) {}

  /** Not available to API tokens, since a script owns no claims. */
  @AllowOwn(Permission.ClaimsEdit)
  @Mutation(() => SubmissionCreated)
  createSubmission(
    @CurrentActor() actor: UserActor,
    @Args('input') input: SubmissionDataInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<Filed> {
    return this.filing.create(actor, input, key);
  }

  @Allow(Permission.ClaimsEdit)
  @AllowTokens()
  @Mutation(() => SubmissionCreated)
  adminCreateSubmission(
    @CurrentCaller() actor: Caller,
    @Args('sid') sid: string,
    @Args('input') input: SubmissionDataInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<Filed> {
    return this.filing.adminCreate(actor, sid, input, key);
  }

  @AllowOwn(Permission.ClaimsEdit)
  @AllowTokens()
  @Mutation(() => SubmissionModel)
  async updateSubmission(
    @CurrentCaller() actor: Caller,
    @Args('id', { type: () => ID }) id: string,
    @Args('version', { type: () => Int }) version: number,
    @Args('tradeVersion', { type: () => Int }) tradeVersion: number,
    @Args('sid', { type: () => String, nullable: true }) sid: string | null,
    @Args('email', CLAIM_EMAIL) email: string | null,
    @Args('input') input: SubmissionChangesInput,
    @Args('proof', BANK_PROOF) proof: ActProofInput | null,
    @Args('allTradesUpTo', ALL_TRADES_UP_TO) allTradesUpTo: number | null | undefined,
    @IdempotencyKey() key: string | undefined,
    @Context() { req }: GraphqlContext,
  ): Promise<SubmissionModel> {
    const part = upTo(allTradesUpTo);
    const given = { given: proof, clientAddress: req.ip };
    await this.editing.update(actor, id, input, { sid, email }, { version, tradeVersion }, given, key);
    return this.submissions.get(actor, id, part);
  }

  /** Mails the code with which the owner confirms a change of the bank details. Not available to API tokens. */
  @AllowOwn(Permission.ClaimsEdit)
  @Mutation(() => MessageResult)
  async sendBankChangeCode(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<MessageResult> {
    await this.bankChanges.sendCode(actor, submissionId);
    return { message: `A code was sent to ${actor.email}.` };
  }

  @Allow(Permission.SidEdit)
  @AllowTokens()
  @Mutation(() => SubmissionModel)
  async updateSid(
    @CurrentCaller() actor: Caller,
    @Args('id', { type: () => ID }) id: string,
    @Args('version', { type: () => Int }) version: number,
    @Args('sid') sid: string,
    @IdempotencyKey() key: string | undefined,
  ): Promise<SubmissionModel> {
    await this.editing.updateSid(actor, id, sid, { version }, key);
    return this.submissions.get(actor, id);
  }

  @Allow(Permission.ClaimsEdit)
  @AllowTokens()
  @Mutation(() => SubmissionModel)
  async addTrade(
    @CurrentCaller() actor: Caller,
    @Args('submissionId', { type: () => ID }) id: string,
    @Args('tradeVersion', { type: () => Int }) tradeVersion: number,
    @Args('trade') trade: TradeInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<SubmissionModel> {
    await this.editing.addTrade(actor, id, trade, { tradeVersion }, key);
    return this.submissions.get(actor, id);
  }

  @Allow(Permission.ClaimsEdit)
  @AllowTokens()
  @Mutation(() => SubmissionModel)
  async deleteTrade(
    @CurrentCaller() actor: Caller,
    @Args('submissionId', { type: () => ID }) id: string,
    @Args('tradeVersion', { type: () => Int }) tradeVersion: number,
    @Args('tradeId', { type: () => ID }) tradeId: string,
    @IdempotencyKey() key: string | undefined,
  ): Promise<SubmissionModel> {
    await this.editing.deleteTrade(actor, id, tradeId, { tradeVersion }, key);
    return this.submissions.get(actor, id);
  }
}
