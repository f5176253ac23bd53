import { IsIn, IsOptional } from 'class-validator';

const FLAG = ['true', 'false'];

/** The options of an upload: `mode=append`, `check=true`, `overwrite=true`, `again=true` (design section 4). */
export class ImportQuery {
  @IsOptional()
  @IsIn(['append', 'replace'], { message: 'mode must be append or replace' })
  mode?: 'append' | 'replace';

  @IsOptional()
  @IsIn(FLAG, { message: 'check must be true or false' })
  check?: string;

  @IsOptional()
  @IsIn(FLAG, { message: 'overwrite must be true or false' })
  overwrite?: string;

  @IsOptional()
  @IsIn(FLAG, { message: 'again must be true or false' })
  again?: string;
}
