import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Role } from '../common/actor.js';
import { PaginationModel } from '../common/pagination.model.js';
import type { User } from '../users/user.entity.js';

/** An account as displayed to administrators. */
@ObjectType()
export class ManagedUser {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field() email: string;
  @Field(() => Role) role: Role;
  @Field() enabled: boolean;
  /** The Registration Date: when the account was created, also while it is pending (ACCOUNT-15). */
  @Field() createdAt: Date;
  /** When its e-mail address was verified; null while pending. */
  @Field(() => Date, { nullable: true }) timeCreatedAt: Date | null;
  /** From when on it may check what others did (USER-17); null when it may. */
  @Field(() => Date, { nullable: true }) checksFrom: Date | null;
  @Field(() => Int) version: number;
}

@ObjectType()
export class ManagedUserPage {
  @Field(() => [ManagedUser]) users: ManagedUser[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

/** Converts an account to what administrators see of it. */
export function managedUserOf(user: User): ManagedUser {
  const { id, name, email, role, enabled, createdAt, verifiedAt, version } = user;
  const checksFrom = user.checksFrom && user.checksFrom.getTime() > Date.now() ? user.checksFrom : null;
  return { id, name, email, role, enabled, createdAt, timeCreatedAt: verifiedAt, checksFrom, version };
}
