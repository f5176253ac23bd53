import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import { Role, type UserActor } from '../common/actor.js';
import { MessageResult } from '../common/message-result.model.js';
import { readPage } from '../common/paging.js';
import { ManagedUser, ManagedUserPage } from './managed-user.model.js';
import { UpdateUserInput } from './update-user.input.js';
import { UserManagementService, USER_UPDATED } from './user-management.service.js';
import { Permission } from '../rules/permissions.js';

/** User management. Not available to API tokens: a script must not create access for anybody. */
@Resolver()
export class UserManagementResolver {
  constructor(private readonly service: UserManagementService) {}

  @Allow(Permission.UsersRead)
  @Query(() => ManagedUserPage)
  users(
    @Args('role', { type: () => Role }) role: Role,
    @Args('query', { type: () => String, nullable: true }) query: string | null,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
  ): Promise<ManagedUserPage> {
    return this.service.list(role, query ?? '', readPage(page ?? undefined));
  }

  @Allow(Permission.UsersRead)
  @Query(() => ManagedUser)
  user(@Args('id', { type: () => ID }) id: string): Promise<ManagedUser> {
    return this.service.get(id);
  }

  @Allow(Permission.UsersManage)
  @Mutation(() => MessageResult)
  async updateUser(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
    @Args('version', { type: () => Int }) version: number,
    @Args('input') input: UpdateUserInput,
  ): Promise<MessageResult> {
    await this.service.update(actor, id, input, version);
    return { message: USER_UPDATED };
  }
}
