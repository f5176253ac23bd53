import { ADMINISTRATORS_FIELDS } from '@rules/claim-catalogue.js';
import type { ReactNode } from 'react';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { Stack, SubsectionTitle } from '../../../components/page/layout';
import { claimTextAt } from '../../../domain/claim/claim-text';
import { claimGroupTitles } from '../../../domain/claim/claim-labels';
import { ClaimGroupDetails } from './claim-group-details';
import { ProofOfIdentity } from './proof-of-identity';
import type { Needed, SubmissionData } from './submission-data';
import { useIsOffice } from '../../../domain/session/use-is-office';

interface PartBProps {
  data: SubmissionData;
  needed: Needed;
  /** The text of the box about proof of identity; absent in a claim's history. */
  identity?: 'asked' | 'destroyed';
}

/** Part B RGM Claim Data, read-only: source, legal, bank and address details. */
export function PartBClaim({ data, needed, identity }: PartBProps) {
  const isOffice = useIsOffice();
  return (
    <Stack gap="wide">
      {isOffice && (
        <DefinitionList>
          {ADMINISTRATORS_FIELDS.map(({ path, label }) => (
            <Definition key={path} label={label}>
              {claimTextAt(data, path)}
            </Definition>
          ))}
        </DefinitionList>
      )}
      <Section title={claimGroupTitles.legalDetails}>
        <ClaimGroupDetails group="legalDetails" data={data} needed={needed} />
      </Section>
      {identity && <ProofOfIdentity destroyed={identity === 'destroyed'} />}
      <Section title={claimGroupTitles.bankDetails}>
        <ClaimGroupDetails group="bankDetails" data={data} needed={needed} />
      </Section>
      <Section title={claimGroupTitles.addressDetails}>
        <ClaimGroupDetails group="addressDetails" data={data} needed={needed} />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <SubsectionTitle>{title}</SubsectionTitle>
      {children}
    </div>
  );
}
