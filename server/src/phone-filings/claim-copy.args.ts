import { ArgsType, Field } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { codeSchema } from '../rules/one-time-code-schema.js';

/** Enough for every token; a longer text is none. */
const TOKEN_MAX_LENGTH = 200;
const TOO_LONG = { message: 'This is not a link of ours' };

/** The token in the link of a copy. A malformed one is answered like an unknown one. */
@ArgsType()
export class CopyLinkArgs {
  @Field()
  @IsString()
  @MaxLength(TOKEN_MAX_LENGTH, TOO_LONG)
  token: string;
}

@ArgsType()
export class OpenCopyArgs extends CopyLinkArgs {
  @Field()
  @FitsSchema(codeSchema)
  code: string;
}

@ArgsType()
export class AnswerCopyArgs extends CopyLinkArgs {
  @Field()
  @IsString()
  @MaxLength(TOKEN_MAX_LENGTH, TOO_LONG)
  pass: string;
}

@ArgsType()
export class DisputeCopyArgs extends AnswerCopyArgs {
  @Field()
  @IsString()
  message: string;
}
