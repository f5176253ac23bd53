import { bareIdentifier, isAbn, isTfn } from '../australian-numbers.js';
import type { TaxClass } from './distribution-plan.js';

/** The answers of a claim from which its tax class follows. */
export interface TaxAnswers {
  /** Whether the owner is an Australian resident; null when not answered. */
  australianCitizen: 'YES' | 'NO' | null;
  taxNumber: string;
  abnAcn: string;
}

/**
 * The tax class of a claim (SHARE-11): a resident has quoted a number when the tax file number or the ABN passes its
 * check; an ACN is no tax number.
 */
export function taxClassOf({ australianCitizen, taxNumber, abnAcn }: TaxAnswers): TaxClass {
  if (australianCitizen === null) return 'UNKNOWN';
  if (australianCitizen === 'NO') return 'NON_RESIDENT';
  const hasQuoted = isTfn(bareIdentifier(taxNumber)) || isAbn(bareIdentifier(abnAcn));
  return hasQuoted ? 'RESIDENT_QUOTED' : 'RESIDENT_NOT_QUOTED';
}
