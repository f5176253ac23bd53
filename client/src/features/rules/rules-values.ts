import type { RulesDetailsFragment } from '../../generated/graphql';

/** What is typed for a version of the rules. */
export interface RulesValues {
  /** yyyy-MM-dd */
  effectiveFrom: string;
  basis: string;
  /** JSON. */
  document: string;
}

export const NO_RULES: RulesValues = { effectiveFrom: '', basis: '', document: '' };

/** The values of a version for its form: the document on lines of its own, as somebody would type it. */
export function rulesValues({ effectiveFrom, basis, document }: RulesDetailsFragment): RulesValues {
  return { effectiveFrom, basis, document: JSON.stringify(JSON.parse(document), undefined, 2) };
}
