import { claimLabel } from '@rules/claim-field-labels.js';
import { PROPOSABLE_PATHS } from '@rules/proposed-change.js';
import type { ClaimDataFragment } from '../../generated/graphql';
import { claimTextAt } from '../../domain/claim/claim-text';

/** One field of the claim that a change may be proposed for, with its value now. */
export interface ClaimField {
  path: string;
  label: string;
  value: string;
}

/** Texts by the path of the claim's field they are about. */
export type ByPath = Readonly<Record<string, string>>;

/** The fields of a claim that a member may propose to change, in the order of the claim form. */
export function claimFields(data: ClaimDataFragment): ClaimField[] {
  return PROPOSABLE_PATHS.map((path) => ({
    path,
    label: claimLabel(path),
    value: claimTextAt(data, path),
  }));
}
