import { ArgsType, Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { TAX_EXEMPTION_GROUNDS, type TaxExemptionGround } from '../rules/distribution/tax-exemption.js';
import { reasonSchema } from '../rules/reason-schema.js';

export const TaxExemptionGroundName = Object.fromEntries(
  TAX_EXEMPTION_GROUNDS.map((name) => [name, name]),
) as Record<TaxExemptionGround, TaxExemptionGround>;

registerEnumType(TaxExemptionGroundName, {
  name: 'TaxExemptionGround',
  description: 'Why somebody need not quote a tax file number',
});

/** A decision on an exemption from quoting a tax file number, as the office sees it (TAX-8). */
@ObjectType('TaxExemption')
export class TaxExemptionModel {
  @Field(() => ID) id: string;
  @Field(() => TaxExemptionGroundName, { nullable: true, description: 'Null: it was taken back' })
  ground: TaxExemptionGround | null;
  @Field() reason: string;
  @Field() maker: string;
  @Field() madeAt: Date;
}

@ArgsType()
export class DecideTaxExemptionArgs {
  @Field(() => ID)
  @IsString()
  submissionId: string;

  @Field(() => TaxExemptionGroundName, { nullable: true, description: 'Null takes the exemption back' })
  @IsOptional()
  @IsEnum(TaxExemptionGroundName)
  ground?: TaxExemptionGround | null;

  @Field({ description: 'What it rests on; the office reads it, the member does not' })
  @FitsSchema(reasonSchema)
  reason: string;
}
