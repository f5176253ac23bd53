import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import { ActProofInput } from '../auth/acts/act-proof.input.js';
import { Role, type UserActor } from '../common/actor.js';
import { MessageResult } from '../common/message-result.model.js';
import type { GraphqlContext } from '../common/request-of.js';
import { readPage } from '../common/paging.js';
import { ManagedUser, ManagedUserPage } from './managed-user.model.js';
import { UpdateUserInput } from './update-user.input.js';
import { UserManagementService, USER_UPDATED } from './user-management.service.js';
import { Permission } from '../rules/permissions.js';

const PROOF = {
  type: () => ActProofInput,
  nullable: true,
  description:
    'The actor’s code or password, required to make somebody an administrator more than 15 minutes after signing in',
};

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
    @Args('proof', PROOF) proof: ActProofInput | null,
    @Context() { req }: GraphqlContext,
  ): Promise<MessageResult> {
    await this.service.update(actor, id, input, version, {
      given: proof,
      clientAddress: req.ip,
      orRecentSignIn: true,
    });
    return { message: USER_UPDATED };
  }

  /** Mails the code with which the actor confirms that this user becomes an administrator. */
  @Allow(Permission.UsersManage)
  @Mutation(() => MessageResult)
  async sendAdministratorCode(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<MessageResult> {
    await this.service.sendAdministratorCode(actor, id);
    return { message: `A code was sent to ${actor.email}.` };
  }
}
