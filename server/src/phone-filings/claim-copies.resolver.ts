import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Public } from '../access/access.decorators.js';
import type { GraphqlContext } from '../common/request-of.js';
import { ClaimCopiesService } from './claim-copies.service.js';
import { AnswerCopyArgs, CopyLinkArgs, DisputeCopyArgs, OpenCopyArgs } from './claim-copy.args.js';
import { ClaimCopy, ClaimCopyAnswered } from './phone-filing.model.js';

/** The copy of a claim filed by telephone, for the person who has its link. */
@Public()
@Resolver()
export class ClaimCopiesResolver {
  constructor(private readonly copies: ClaimCopiesService) {}

  @Mutation(() => Boolean)
  async requestClaimCopyCode(
    @Args() { token }: CopyLinkArgs,
    @Context() { req }: GraphqlContext,
  ): Promise<boolean> {
    await this.copies.requestCode(token, req.ip);
    return true;
  }

  @Mutation(() => ClaimCopy)
  openClaimCopy(@Args() { token, code }: OpenCopyArgs): Promise<ClaimCopy> {
    return this.copies.open(token, code);
  }

  @Mutation(() => ClaimCopyAnswered)
  confirmClaimCopy(@Args() { token, pass }: AnswerCopyArgs): Promise<ClaimCopyAnswered> {
    return this.copies.confirm(token, pass);
  }

  @Mutation(() => ClaimCopyAnswered)
  disputeClaimCopy(@Args() { token, pass, message }: DisputeCopyArgs): Promise<ClaimCopyAnswered> {
    return this.copies.dispute(token, pass, message);
  }
}
