import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { Permission } from '../rules/permissions.js';
import { BankProfileModel, BankProfileSummary, SaveBankProfileArgs } from './bank-profile.model.js';
import { BankProfilesService } from './bank-profiles.service.js';

/** The profiles of the scheme's bank; not for API tokens. */
@Resolver()
export class BankProfilesResolver {
  constructor(private readonly service: BankProfilesService) {}

  @Allow(Permission.PaymentsRead)
  @Query(() => [BankProfileSummary], { description: 'By name, without their values' })
  bankProfiles(): Promise<BankProfileSummary[]> {
    return this.service.list();
  }

  @Allow(Permission.PaymentsProfiles)
  @Mutation(() => BankProfileModel, { description: 'A profile in the clear; each call is recorded' })
  revealBankProfile(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<BankProfileModel> {
    return this.service.get(actor, id);
  }

  @Allow(Permission.PaymentsProfiles)
  @Mutation(() => BankProfileModel)
  saveBankProfile(
    @CurrentActor() actor: UserActor,
    @Args() given: SaveBankProfileArgs,
  ): Promise<BankProfileModel> {
    return this.service.save(actor, given);
  }
}
