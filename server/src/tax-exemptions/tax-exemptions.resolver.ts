import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { Permission } from '../rules/permissions.js';
import { DecideTaxExemptionArgs, TaxExemptionModel } from './tax-exemption.model.js';
import { TaxExemptionsService } from './tax-exemptions.service.js';

@Resolver()
export class TaxExemptionsResolver {
  constructor(private readonly service: TaxExemptionsService) {}

  @Allow(Permission.ClaimsRead)
  @Query(() => [TaxExemptionModel], {
    description: 'All decisions on an exemption from quoting a tax file number, the newest first',
  })
  taxExemptions(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<TaxExemptionModel[]> {
    return this.service.of(actor, submissionId);
  }

  @Allow(Permission.ClaimsEdit)
  @Mutation(() => [TaxExemptionModel], {
    description: 'Exempts the owner of a claim from quoting a tax file number, or takes that back',
  })
  decideTaxExemption(
    @CurrentActor() actor: UserActor,
    @Args() given: DecideTaxExemptionArgs,
  ): Promise<TaxExemptionModel[]> {
    return this.service.decide(actor, given);
  }
}
