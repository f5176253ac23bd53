import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean, IsEnum } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { VersionArgs } from '../common/version.args.js';
import { codeSchema } from '../rules/one-time-code-schema.js';
import { reasonSchema } from '../rules/reason-schema.js';
import { DistributionAct } from './distribution-acts.js';

@ArgsType()
export class FreezeDistributionArgs extends VersionArgs {
  @Field({ description: 'Whether its lines are published too, without names' })
  @IsBoolean()
  publishLines: boolean;
}

/** The act that a code is asked for. */
@ArgsType()
export class DistributionCodeArgs extends VersionArgs {
  @Field(() => DistributionAct)
  @IsEnum(DistributionAct)
  act: DistributionAct;
}

/** An act on it, with the mailed code for exactly this act. */
@ArgsType()
export class ConfirmedDistributionArgs extends VersionArgs {
  @Field()
  @FitsSchema(codeSchema)
  code: string;
}

/** An approval, which repeats whether the lines are published. */
@ArgsType()
export class ApproveDistributionArgs extends ConfirmedDistributionArgs {
  @Field({ description: 'As its maker chose; anything else is refused' })
  @IsBoolean()
  publishLines: boolean;
}

@ArgsType()
export class WithdrawDistributionArgs extends ConfirmedDistributionArgs {
  @Field({ description: 'Why it is withdrawn' })
  @FitsSchema(reasonSchema, 'reason')
  because: string;
}
