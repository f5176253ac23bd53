import { type ClaimGroup, type ClaimPath, fieldsShown } from '@rules/claim-catalogue.js';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { claimValueWords } from '../../domain/claim/claim-choices';
import { claimTextAt } from '../../domain/claim/claim-text';
import { meaningOf, TAX_NUMBER_NOTE } from '../../domain/claim/terms';
import type { Needed, SubmissionData } from './submission-data';

interface ClaimGroupDetailsProps {
  group: ClaimGroup;
  data: SubmissionData;
  needed: Needed;
}

/** The hint or note next to a field's value. */
const SAID: Partial<Record<ClaimPath, { hint?: string; note?: string }>> = {
  'legalDetails.tradingAccount': { hint: meaningOf.hinSrn },
  'legalDetails.taxNumber': { note: TAX_NUMBER_NOTE },
  'bankDetails.bsb': { hint: meaningOf.bsb },
};

/**
 * The fields of one group of the claim, read-only, in the order of the catalogue; only the bank fields of its country.
 */
export function ClaimGroupDetails({ group, data, needed }: ClaimGroupDetailsProps) {
  return (
    <DefinitionList>
      {fieldsShown(group, data.bankDetails.bankType).map(({ path, label }) => (
        <Definition key={path} id={path} label={label} needed={needed(path)} {...SAID[path]}>
          {claimValueWords(path, claimTextAt(data, path))}
        </Definition>
      ))}
    </DefinitionList>
  );
}
