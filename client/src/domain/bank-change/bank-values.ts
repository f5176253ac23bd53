import { claimFieldAt } from '@rules/claim-catalogue.js';
import { CLAIM_FIELD_LABELS } from '@rules/claim-field-labels.js';
import { maskedValue } from '@rules/masked-value.js';
import { claimValueText } from '../claim/claim-choices';

/** A changed bank detail as it is shown before it is confirmed. */
export interface BankValue {
  path: string;
  label: string;
  /** Masked where it is restricted, since others may see the screen. */
  before: string;
  after: string;
}

/** Whether a field says where money is paid to. */
export function isBankPath(path: string): boolean {
  return claimFieldAt(path)?.group === 'bankDetails';
}

/** A change as it is shown, from its stored values. */
export function bankValue(path: string, before: string, after: string): BankValue {
  const shown = claimValueText(path, before);
  return {
    path,
    label: (CLAIM_FIELD_LABELS as Readonly<Record<string, string>>)[path] ?? path,
    before: claimFieldAt(path)?.restricted ? maskedValue(shown) : shown,
    after: claimValueText(path, after),
  };
}
