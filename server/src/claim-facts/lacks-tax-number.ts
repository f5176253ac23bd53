import type { DataSource } from 'typeorm';
import { bareIdentifier, isAbn } from '../rules/australian-numbers.js';
import { isTaxWithheld } from '../rules/distribution/tax-withheld.js';
import { rulesInForce } from '../rules-versions/rules-in-force.js';
import { exemptionSql } from '../tax-exemptions/exemption-in-force.js';

/** SQL for whether a frozen distribution that holds has a line for a claim: its tax never changes. */
export const hasFixedLineSql = (claim: string): string =>
  `EXISTS (SELECT FROM distributions d JOIN distribution_lines p ON p.distribution_id = d.id
     WHERE d.state IN ('FREEZING', 'FROZEN', 'APPROVED', 'PUBLISHED') AND p.submission_id = ${claim}.id)`;

/** SQL for the claims of residents without a tax file number and an exemption, whose payment is not fixed; never null. */
export const withoutTaxNumberSql = (claim: string): string =>
  `(${claim}.australian_citizen IS NOT DISTINCT FROM 'YES' AND ${claim}.tax_number_index IS NULL
     AND ${exemptionSql(`${claim}.id`)} IS NULL AND NOT ${hasFixedLineSql(claim)})`;

/** Whether an ABN stands in for a tax file number. */
export function quotesAbn(abnAcn: string): boolean {
  return isAbn(bareIdentifier(abnAcn));
}

/** Whether the rules in force withhold tax from residents who quote no number. @param timeZone that of the scheme */
export async function withholdsWithoutNumber(db: DataSource, timeZone: string): Promise<boolean> {
  const withholding = (await rulesInForce(db, timeZone))?.document?.distribution.withholding;
  if (!withholding || withholding.base === 'NONE') return false;
  return isTaxWithheld({ rate: withholding.rates.RESIDENT_NOT_QUOTED?.rate ?? null });
}
