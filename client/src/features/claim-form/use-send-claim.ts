import { CLAIM_FIELDS } from '@rules/claim-catalogue.js';
import { MOST_ENTERED_TRADES } from '@rules/trade-row.js';
import { bankValue, type BankValue } from '../../domain/bank-change/bank-values';
import { useConfirmedBankChange } from '../../domain/bank-change/use-confirmed-bank-change';
import { claimTextAt } from '../../domain/claim/claim-text';
import { useUpdateSubmissionMutation, type SubmissionChangesInput } from '../../generated/graphql';
import { useIdempotencyKey } from '../../lib/use-idempotency-key';
import type { ClaimBase } from './claim-conflict';
import { changesOf, type ClaimFormValues } from './claim-values';

/**
 * Returns the function that saves an edit of a claim based on a version; its result says whether anything had changed.
 * A member confirms a change of bank details in the dialog, to be rendered outside of the form.
 */
export function useSendClaim(id: string, forOffice: boolean) {
  const [update] = useUpdateSubmissionMutation();
  const { keyFor, done } = useIdempotencyKey(`claim:${id}`);
  const { send: confirmed, dialog } = useConfirmedBankChange(id, 'edit');
  const send = async (values: ClaimFormValues, over: ClaimBase): Promise<boolean> => {
    const changes = changesOf(over.values, values, forOffice);
    const { input, ...names } = changes;
    if (Object.keys({ ...input, ...names }).length === 0) return false;
    const variables = { id, version: over.version, tradeVersion: over.tradeVersion, ...changes };
    const context = { headers: keyFor(variables) };
    await confirmed(changedBankValues(over.values, input), (proof) =>
      // A proof is no part of the edit: after a lost response another code repeats the same call.
      update({ variables: { ...variables, proof, allTradesUpTo: MOST_ENTERED_TRADES }, context }),
    );
    done();
    return true;
  };
  return { send, dialog };
}

function changedBankValues(before: ClaimFormValues, { bankDetails }: SubmissionChangesInput): BankValue[] {
  if (!bankDetails) return [];
  return CLAIM_FIELDS.filter(({ group }) => group === 'bankDetails').flatMap(({ path, field }) => {
    const old = claimTextAt(before, path).trim();
    const now = (bankDetails[field as keyof typeof bankDetails] ?? '').trim();
    return old === now ? [] : [bankValue(path, old, now)];
  });
}
