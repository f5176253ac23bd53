import { IsOptional, IsString } from 'class-validator';

/**
 * A message as scripts send it (RESTAPI-18, RESTAPI-28); one that is left out is empty. Whose side it is from is not
 * theirs to say.
 */
export class AmendmentBody {
  @IsOptional()
  @IsString({ message: 'The message must be text' })
  message?: string | null;

  /** Stands in the path too. */
  @IsOptional()
  @IsString({ message: 'submissionId must be text' })
  submissionId?: string;
}
