import { Body, Controller, Get, Headers, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import { Role, type UserActor } from '../common/actor.js';
import type { MessageResult } from '../common/message-result.model.js';
import { readPage } from '../common/paging.js';
import type { ManagedUser, ManagedUserPage } from '../user-management/managed-user.model.js';
import { UpdateUserInput } from '../user-management/update-user.input.js';
import { USER_UPDATED, UserManagementService } from '../user-management/user-management.service.js';
import { etagOf, versionOf } from './if-match.js';
import { UserListQuery } from './user-management.args.js';
import { Permission } from '../rules/permissions.js';

/** These answers keep their prescribed fields. */
type RestUser = Omit<ManagedUser, 'checksFrom'>;
type RestUserPage = Pick<ManagedUserPage, 'pagination'> & { users: RestUser[] };

const restUser = ({
  id,
  name,
  email,
  role,
  enabled,
  createdAt,
  timeCreatedAt,
  version,
}: ManagedUser): RestUser => ({
  ...{ id, name, email, role, enabled },
  ...{ createdAt, timeCreatedAt, version },
});

/** User management (RESTAPI-17). Not open to API tokens. */
@Allow(Permission.UsersRead)
@Controller('admin/user-management/user')
export class UserManagementController {
  constructor(private readonly service: UserManagementService) {}

  @Get()
  async list(@Query() { type, query, page }: UserListQuery): Promise<RestUserPage> {
    const { users, pagination } = await this.service.list(type ?? Role.STANDARD, query ?? '', readPage(page));
    return { users: users.map(restUser), pagination };
  }

  @Get(':id')
  async get(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: RestUser }> {
    const user = await this.service.get(id);
    void reply.header('ETag', etagOf(user.version));
    return { data: restUser(user) };
  }

  @Allow(Permission.UsersManage)
  @Put(':id')
  async update(
    @CurrentActor() actor: UserActor,
    @Param('id') id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() input: UpdateUserInput,
  ): Promise<MessageResult> {
    await this.service.update(actor, id, input, versionOf(ifMatch), { recentSignIn: true });
    return { message: USER_UPDATED };
  }
}
