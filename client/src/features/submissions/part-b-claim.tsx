import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Stack, SubsectionTitle } from '../../components/page/layout';
import { yesNoLabels } from '../../lib/claim-words';
import { PartBBank } from './part-b-bank';
import { ProofOfIdentity } from './proof-of-identity';
import type { Needed, SubmissionData } from './submission-data';
import { meaningOf } from '../../lib/terms';

interface PartBProps {
  data: SubmissionData;
  needed: Needed;
  /** Source is for administrators only. */
  isAdmin: boolean;
  /** What the box about proof of identity says; it does not stand on a claim as it once was. */
  identity?: 'asked' | 'destroyed';
}

/** Part B RGM Claim Data, read-only: source, legal, bank and address details. */
export function PartBClaim({ data, needed, isAdmin, identity }: PartBProps) {
  return (
    <Stack gap="wide">
      {isAdmin && (
        <DefinitionList>
          <Definition label="Source">{data.legalDetails.claimType}</Definition>
        </DefinitionList>
      )}
      <LegalDetails legal={data.legalDetails} needed={needed} />
      {identity && <ProofOfIdentity destroyed={identity === 'destroyed'} />}
      <PartBBank bank={data.bankDetails} needed={needed} />
      <AddressDetails address={data.addressDetails} needed={needed} />
    </Stack>
  );
}

function LegalDetails({ legal, needed }: { legal: SubmissionData['legalDetails']; needed: Needed }) {
  const at = (field: keyof typeof legal) => ({
    id: `legalDetails.${field}`,
    needed: needed(`legalDetails.${field}`),
  });
  return (
    <div>
      <SubsectionTitle>Legal Details</SubsectionTitle>
      <DefinitionList>
        <Definition label="Legal entity on the share register" {...at('legalEntity')}>
          {legal.legalEntity}
        </Definition>
        <Definition label="Registered owner if different" {...at('registeredOwner')}>
          {legal.registeredOwner}
        </Definition>
        <Definition label="ABN/ACN" {...at('abnAcn')}>
          {legal.abnAcn}
        </Definition>
        <Definition label="Trading account HIN/SRN" hint={meaningOf.hinSrn} {...at('tradingAccount')}>
          {legal.tradingAccount}
        </Definition>
        <Definition label="Australian resident" {...at('australianCitizen')}>
          {legal.australianCitizen && yesNoLabels[legal.australianCitizen]}
        </Definition>
        <Definition
          label="Tax file number"
          note="Without it, for an Australian tax resident, tax is withheld at the full amount."
          {...at('taxNumber')}
        >
          {legal.taxNumber}
        </Definition>
      </DefinitionList>
    </div>
  );
}

function AddressDetails({ address, needed }: { address: SubmissionData['addressDetails']; needed: Needed }) {
  const at = (field: keyof typeof address) => ({
    id: `addressDetails.${field}`,
    needed: needed(`addressDetails.${field}`),
  });
  return (
    <div>
      <SubsectionTitle>Address Details</SubsectionTitle>
      <DefinitionList>
        <Definition label="Address" {...at('address')}>
          {address.address}
        </Definition>
        <Definition label="Suburb/Town" {...at('suburb')}>
          {address.suburb}
        </Definition>
        <Definition label="State" {...at('state')}>
          {address.state}
        </Definition>
        <Definition label="Post Code" {...at('postCode')}>
          {address.postCode}
        </Definition>
        <Definition label="Country" {...at('country')}>
          {address.country}
        </Definition>
      </DefinitionList>
    </div>
  );
}
