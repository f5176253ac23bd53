import { IsOptional, IsString } from 'class-validator';

/** A message as sent by scripts (RESTAPI-18, RESTAPI-28); a missing one is empty. The sender's side cannot be chosen. */
export class AmendmentBody {
  @IsOptional()
  @IsString({ message: 'The message must be text' })
  message?: string | null;

  /** Also in the path. */
  @IsOptional()
  @IsString({ message: 'submissionId must be text' })
  submissionId?: string;
}
