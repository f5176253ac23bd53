import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Pagination } from './paging.js';

/** The position of a page in its list. */
@ObjectType('Pagination')
export class PaginationModel implements Pagination {
  @Field(() => Int) page: number;
  @Field(() => Int) pageSize: number;
  @Field(() => Int) totalItems: number;
  @Field(() => Int) totalPages: number;
}
