import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Permission } from '../../rules/permissions.js';
import { PaginationModel } from '../../common/pagination.model.js';

/** What an API token may do: read, write, and be shown restricted fields (APITOKEN-3). */
export enum ApiTokenScope {
  READ = 'read',
  WRITE = 'write',
  RESTRICTED = 'restricted',
}

registerEnumType(ApiTokenScope, { name: 'ApiTokenScope' });

/** A back-office script's key as administrators see it; never the token itself. */
@ObjectType('ApiToken')
export class ApiTokenModel {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field(() => [ApiTokenScope]) scopes: ApiTokenScope[];
  @Field(() => [String], { description: 'What it was given; of these it has what its maker still has' })
  permissions: Permission[];
  /** Name of the administrator who made it. */
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

/** The one answer that holds the token. */
@ObjectType()
export class CreatedApiToken {
  @Field() token: string;
  @Field(() => ApiTokenModel) apiToken: ApiTokenModel;
}
