import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { TaxClassName } from '../distributions/tax-class-name.js';
import type { TaxClass } from '../rules/distribution/distribution-plan.js';
import { TAX_BASES, type TaxBasis } from '../rules/distribution/tax-class.js';
import type { TaxExemptionGround } from '../rules/distribution/tax-exemption.js';
import { TaxExemptionGroundName } from '../tax-exemptions/tax-exemption.model.js';

const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

const TaxBasisNames = named(TAX_BASES);
/** The bases from which something is withheld. */
const TaxedPartNames = named(['INTEREST', 'TOTAL']);

registerEnumType(TaxBasisNames, { name: 'TaxBasis', description: 'What a tax class rests on' });
registerEnumType(TaxedPartNames, {
  name: 'TaxedPart',
  description: 'The part of a payment from which tax is withheld',
});

/** The tax of a claim as it will be by the rules in force, for its member and the office (TAX-1). */
@ObjectType()
export class ClaimTax {
  @Field(() => TaxClassName) taxClass: TaxClass;
  @Field(() => TaxBasisNames) basis: TaxBasis;
  @Field({ description: 'The masked number that this is about; empty where there is none' }) number: string;
  @Field(() => TaxExemptionGroundName, { nullable: true, description: 'The exemption in force' })
  exemption: TaxExemptionGround | null;
  @Field(() => TaxedPartNames) base: 'INTEREST' | 'TOTAL';
  @Field(() => String, {
    nullable: true,
    description:
      'The part that is withheld, as a fraction of 1; null where the rules have none for the class',
  })
  rate: string | null;
}
