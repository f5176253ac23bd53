import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Pagination } from '../common/paging.js';
import { PaginationModel } from '../common/pagination.model.js';
import { GroupMemberType } from './registration.entity.js';

/** A row of the administrators' list; a text is empty when it is unknown. */
@ObjectType()
export class RegistrationRow {
  @Field(() => ID) id: string;
  @Field() dateFiled: Date;
  @Field() name: string;
  @Field() email: string;
  @Field(() => GroupMemberType) memberType: GroupMemberType;
  @Field() registeredOwner: string;
  @Field() contactPerson: string;
  @Field() contactEmail: string;
}

@ObjectType('RegistrationPage')
export class RegistrationRowPage {
  @Field(() => [RegistrationRow]) registrations: RegistrationRow[];
  @Field(() => PaginationModel) pagination: Pagination;
}
