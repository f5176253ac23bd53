import { IsEnum, IsOptional, IsString } from 'class-validator';
import { Role } from '../common/actor.js';

/** `page` is validated by `readPage`, which reports what is wrong with it. */
export class UserListQuery {
  @IsOptional()
  @IsEnum(Role, { message: `type must be one of ${Object.values(Role).join(', ')}` })
  type?: Role;

  @IsOptional()
  @IsString({ message: 'Give only one text to search for' })
  query?: string;

  @IsOptional()
  @IsString({ message: 'Give only one page' })
  page?: string;
}
