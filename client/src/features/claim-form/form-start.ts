import { CLAIM_FIELDS } from '@rules/claim-catalogue.js';
import { flatErrors } from '../../components/form/flat-errors';
import { claimTextAt } from '../../domain/claim/claim-text';
import { claimRules, answerErrors } from './claim-rules';
import type { ClaimFormValues } from './claim-values';
import { firstPartOf, FORM_PARTS, partOf, type FormPart } from './form-parts';

/** The part at which a draft of a new claim goes on: the first that lacks an answer, otherwise the last (CLAIM-50). */
export function partToGoOn(values: ClaimFormValues): FormPart {
  const paths = flatErrors(answerErrors(claimRules.create, values)).map(([path]) => path);
  return firstPartOf(paths, FORM_PARTS) ?? FORM_PARTS.at(-1)!;
}

/** The part at which a draft of an edit goes on: the last that it changes; undefined if it changes none (CLAIM-56). */
export function lastPartChanged(before: ClaimFormValues, after: ClaimFormValues): FormPart | undefined {
  const changed = CLAIM_FIELDS.findLast(({ path }) => claimTextAt(before, path) !== claimTextAt(after, path));
  return changed && partOf(changed.path);
}
