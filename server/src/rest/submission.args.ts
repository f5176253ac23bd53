import { IsOptional, IsString } from 'class-validator';

/** `page` is validated by `readPage`, which reports what is wrong with it. */
export class RegistrationListQuery {
  @IsOptional()
  @IsString({ message: 'Give only one text to search for' })
  search?: string;

  @IsOptional()
  @IsString({ message: 'Give only one page' })
  page?: string;
}
