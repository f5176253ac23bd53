import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { AllowOwn, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { Permission } from '../rules/permissions.js';
import { ClaimTax } from './claim-tax.model.js';
import { ClaimTaxService } from './claim-tax.service.js';

@Resolver()
export class TaxResolver {
  constructor(private readonly service: ClaimTaxService) {}

  @AllowOwn(Permission.ClaimsRead)
  @Query(() => ClaimTax, {
    nullable: true,
    description:
      'How a claim will be taxed by the rules in force; null while they withhold nothing, and once its payment is published',
  })
  claimTax(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<ClaimTax | null> {
    return this.service.of(actor, submissionId);
  }
}
