import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Permission } from '../../rules/permissions.js';
import { PaginationModel } from '../../common/pagination.model.js';

/** The scopes of an API token: read, write, and see restricted fields (APITOKEN-3). */
export enum ApiTokenScope {
  READ = 'read',
  WRITE = 'write',
  RESTRICTED = 'restricted',
}

registerEnumType(ApiTokenScope, { name: 'ApiTokenScope' });

/** An API token as displayed to administrators; without the token itself. */
@ObjectType('ApiToken')
export class ApiTokenModel {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field(() => [ApiTokenScope]) scopes: ApiTokenScope[];
  @Field(() => [String], { description: 'What it was given; of these it has what its maker still has' })
  permissions: Permission[];
  /** The name of the administrator who created it. */
  @Field() createdBy: string;
  @Field() createdAt: Date;
  @Field() expiresAt: Date;
  @Field(() => Date, { nullable: true }) lastUsedAt: Date | null;
  @Field(() => Date, { nullable: true }) revokedAt: Date | null;
}

@ObjectType('ApiTokenPage')
export class ApiTokenPage {
  @Field(() => [ApiTokenModel]) apiTokens: ApiTokenModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

/** The only response that contains the token. */
@ObjectType()
export class CreatedApiToken {
  @Field() token: string;
  @Field(() => ApiTokenModel) apiToken: ApiTokenModel;
}
