import type { RulesDetailsFragment } from '../../generated/graphql';

/** The form values of a version of the rules. */
export interface RulesValues {
  /** yyyy-MM-dd */
  effectiveFrom: string;
  basis: string;
  /** JSON. */
  document: string;
}

export const NO_RULES: RulesValues = { effectiveFrom: '', basis: '', document: '' };

/** The form values of a version, with the document as indented JSON. */
export function rulesValues({ effectiveFrom, basis, document }: RulesDetailsFragment): RulesValues {
  return { effectiveFrom, basis, document: JSON.stringify(JSON.parse(document), undefined, 2) };
}
