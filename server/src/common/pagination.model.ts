import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Pagination } from './paging.js';

/** Where a page stands in its list. */
@ObjectType('Pagination')
export class PaginationModel implements Pagination {
  @Field(() => Int) page: number;
  @Field(() => Int) pageSize: number;
  @Field(() => Int) totalItems: number;
  @Field(() => Int) totalPages: number;
}
