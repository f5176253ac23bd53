import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AllowOwn, AllowTokens, CurrentCaller } from '../access/access.decorators.js';
import type { Caller } from '../common/actor.js';
import { readPage } from '../common/paging.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { RegistrationListItem } from './registration-list.model.js';
import { RegistrationRowPage } from './registration-row.model.js';
import { RegistrationInput } from './registration.input.js';
import { RegistrationCreated, RegistrationModel } from './registration.model.js';
import { RegistrationsService } from './registrations.service.js';
import { Permission } from '../rules/permissions.js';

/** The older registrations. */
@AllowOwn(Permission.ClaimsRead)
@AllowTokens()
@Resolver()
export class RegistrationsResolver {
  constructor(private readonly service: RegistrationsService) {}

  @Query(() => RegistrationModel)
  registration(
    @CurrentCaller() actor: Caller,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<RegistrationModel> {
    return this.service.get(actor, id);
  }

  @Query(() => RegistrationRowPage)
  registrations(
    @CurrentCaller() actor: Caller,
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
  ): Promise<RegistrationRowPage> {
    return this.service.listRows(actor, search ?? '', readPage(page ?? undefined));
  }

  @Query(() => [RegistrationListItem])
  myRegistrations(@CurrentCaller() actor: Caller): Promise<RegistrationListItem[]> {
    return this.service.listOwn(actor);
  }

  @Mutation(() => RegistrationCreated)
  createRegistration(
    @CurrentCaller() actor: Caller,
    @Args('input') input: RegistrationInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<RegistrationCreated> {
    return this.service.create(actor, input, key);
  }

  @Mutation(() => RegistrationModel)
  updateRegistration(
    @CurrentCaller() actor: Caller,
    @Args('id', { type: () => ID }) id: string,
    @Args('version', { type: () => Int }) version: number,
    @Args('input') input: RegistrationInput,
  ): Promise<RegistrationModel> {
    return this.service.update(actor, id, input, version);
  }
}
