import { IsIn, IsOptional, IsString } from 'class-validator';

/** `page` is validated by `readPage`, which reports what is wrong with it. */
export class ListQuery {
  @IsOptional()
  @IsString({ message: 'Give only one page' })
  page?: string;
}

export class SearchQuery {
  @IsOptional()
  @IsIn(['ALL'], { message: 'The only filter is ALL' })
  filter?: string;

  @IsString({ message: 'Give the text to search for' })
  query: string;
}
