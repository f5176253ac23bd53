import { Definition, DefinitionList } from '../../components/page/definition-list';
import { SubsectionTitle } from '../../components/page/layout';
import { bankTypeLabels } from '../../lib/claim-words';
import type { Needed, SubmissionData } from './submission-data';
import { meaningOf } from '../../lib/terms';

/** Bank Account Details: BSB for a local bank; swift code, city and country for an international one. */
export function PartBBank({ bank, needed }: { bank: SubmissionData['bankDetails']; needed: Needed }) {
  const at = (field: keyof typeof bank) => ({
    id: `bankDetails.${field}`,
    needed: needed(`bankDetails.${field}`),
  });
  return (
    <div>
      <SubsectionTitle>Bank Account Details</SubsectionTitle>
      <DefinitionList>
        <Definition label="Bank name" {...at('bankName')}>
          {bank.bankName}
        </Definition>
        <Definition label="Bank country" {...at('bankType')}>
          {bank.bankType && bankTypeLabels[bank.bankType]}
        </Definition>
        {bank.bankType === 'LOCAL' && (
          <Definition label="BSB" hint={meaningOf.bsb} {...at('bsb')}>
            {bank.bsb}
          </Definition>
        )}
        {bank.bankType === 'INTERNATIONAL' && (
          <>
            <Definition label="Swift code" {...at('swiftCode')}>
              {bank.swiftCode}
            </Definition>
            <Definition label="Customer city" {...at('customerCity')}>
              {bank.customerCity}
            </Definition>
            <Definition label="Customer country" {...at('customerCountry')}>
              {bank.customerCountry}
            </Definition>
          </>
        )}
        <Definition label="Account name" {...at('accountName')}>
          {bank.accountName}
        </Definition>
        <Definition label="Account number" {...at('accountNo')}>
          {bank.accountNo}
        </Definition>
        <Definition label="Payment reference" {...at('paymentReference')}>
          {bank.paymentReference}
        </Definition>
      </DefinitionList>
    </div>
  );
}
