import { type ClaimGroup, type ClaimPath, fieldsShown } from '@rules/claim-catalogue.js';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { MaskedValue } from '../../../components/page/masked-value';
import { claimValueText } from '../../../domain/claim/claim-choices';
import { claimTextAt } from '../../../domain/claim/claim-text';
import { MASKED_FIELDS } from '../../../domain/claim/masked-fields';
import { meaningOf, TAX_NUMBER_NOTE } from '../../../domain/claim/terms';
import { useIsOffice } from '../../../domain/session/use-is-office';
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
  const isOffice = useIsOffice();
  return (
    <DefinitionList>
      {fieldsShown(group, data.bankDetails.bankType).map(({ path, label }) => {
        const words = claimValueText(path, claimTextAt(data, path));
        const isMasked = words !== '' && !isOffice && MASKED_FIELDS.has(path);
        return (
          <Definition key={path} id={path} label={label} needed={needed(path)} {...SAID[path]}>
            {isMasked ? <MaskedValue label={label}>{words}</MaskedValue> : words}
          </Definition>
        );
      })}
    </DefinitionList>
  );
}
