import { claimLabel } from '@rules/claim-field-labels.js';
import { PROPOSABLE_PATHS } from '@rules/proposed-change.js';
import type { ClaimDataFragment } from '../../generated/graphql';
import { claimTextAt } from '../../domain/claim/claim-text';

/** A field of the claim for which a change may be proposed, with its current value. */
export interface ClaimField {
  path: string;
  label: string;
  value: string;
}

/** Texts by the path of a claim's field. */
export type ByPath = Readonly<Record<string, string>>;

/** The fields of a claim that a member may propose to change, in the order of the claim form. */
export function claimFields(data: ClaimDataFragment): ClaimField[] {
  return PROPOSABLE_PATHS.map((path) => ({
    path,
    label: claimLabel(path),
    value: claimTextAt(data, path),
  }));
}
