import { DAY_ORDERS, type DayOrder } from '../rules/day-forms.js';
import { DECIMAL_MARKS, type DecimalMark } from '../rules/number-forms.js';
import { IsIn, IsOptional } from 'class-validator';

const FLAG = ['true', 'false'];

/** The options of an upload: `mode=append`, `check=true`, `overwrite=true`, `again=true`, `numbers=comma`, `days=month-first`. */
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

  @IsOptional()
  @IsIn(DECIMAL_MARKS, { message: 'numbers must be point or comma' })
  numbers?: DecimalMark;

  @IsOptional()
  @IsIn(DAY_ORDERS, { message: 'days must be day-first or month-first' })
  days?: DayOrder;
}
