import { registerEnumType } from '@nestjs/graphql';
import { TAX_CLASSES, type TaxClass } from '../rules/distribution/distribution-plan.js';

/** The tax classes by name, as the GraphQL API has them. */
export const TaxClassName = Object.fromEntries(TAX_CLASSES.map((name) => [name, name])) as Record<
  TaxClass,
  TaxClass
>;

registerEnumType(TaxClassName, { name: 'TaxClass' });
