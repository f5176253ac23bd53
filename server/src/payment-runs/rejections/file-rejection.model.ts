import { ArgsType, Field, ObjectType } from '@nestjs/graphql';
import { FitsSchema } from '../../common/fits-schema.js';
import { VersionArgs } from '../../common/version.args.js';
import { bankAnswerSchema } from '../../rules/payment-run-schema.js';
import { reasonSchema } from '../../rules/reason-schema.js';
import { FileRejectionState } from './file-rejection-state.js';

/** That the bank rejected a whole file, by two people. */
@ObjectType('FileRejection')
export class FileRejectionModel {
  @Field(() => FileRejectionState) state: FileRejectionState;
  @Field({ description: 'What the bank said' }) because: string;
  @Field({ description: 'By what the bank’s answer is found' }) reference: string;
  @Field() maker: string;
  @Field() madeAt: Date;
  @Field(() => String, { nullable: true }) decider: string | null;
  @Field(() => Date, { nullable: true }) decidedAt: Date | null;
  @Field(() => String, { nullable: true, description: 'What they found, or why they refused it' })
  decidedBecause: string | null;
  @Field({ description: 'Whether all payments of the file have come back' }) applied: boolean;
  @Field(() => String, { nullable: true, description: 'Why the caller may not confirm it now' })
  confirmRefusal: string | null;
}

/** `id` and `version` are those of the file. */
@ArgsType()
export class ReportFileRejectedArgs extends VersionArgs {
  @Field({ description: 'What the bank said' })
  @FitsSchema(reasonSchema, 'reason')
  because: string;

  @Field({ description: 'By what the bank’s answer is found, such as the number of its message' })
  @FitsSchema(bankAnswerSchema)
  reference: string;
}

@ArgsType()
export class RefuseFileRejectedArgs extends VersionArgs {
  @Field()
  @FitsSchema(reasonSchema, 'reason')
  because: string;
}
