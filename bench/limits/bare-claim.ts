import { missingClaimFields } from '../../server/src/rules/required-claim-fields.js';
import type { KeyRing } from '../../server/src/sealing/key-ring.js';
import { unsealRestricted } from '../../server/src/submissions/restricted-fields.js';

/** A claim's columns as returned by `CLAIM`; `trades` is JSON text. */
export type SubmissionRow = Record<string, string> & {
  sealed: Buffer | null;
  updated_at: Date;
  version: number;
};

/** A claim with its restricted fields decrypted, in the same form as the product's response. */
export function claimJson(row: SubmissionRow, ring: KeyRing): string {
  const restricted = unsealRestricted(ring, row.id!, row.sealed);
  const groups = {
    contactDetails: {
      firstName: row.first_name!,
      lastName: row.last_name!,
      company: row.company!,
      position: row.position!,
      email: row.contact_email!,
      mobile: row.mobile!,
      relationship: row.relationship as 'AGENT' | null,
    },
    legalDetails: {
      claimType: row.claim_type!,
      legalEntity: row.legal_entity!,
      registeredOwner: row.registered_owner!,
      abnAcn: row.abn_acn!,
      tradingAccount: restricted.tradingAccount,
      australianCitizen: row.australian_citizen as 'YES' | null,
      taxNumber: restricted.taxNumber,
    },
    bankDetails: {
      bankName: row.bank_name!,
      bankType: row.bank_type as 'LOCAL' | null,
      bsb: restricted.bsb,
      swiftCode: restricted.swiftCode,
      customerCity: row.customer_city!,
      customerCountry: row.customer_country!,
      accountName: restricted.accountName,
      accountNo: restricted.accountNo,
      paymentReference: row.payment_reference!,
    },
    addressDetails: {
      address: row.address!,
      suburb: row.suburb!,
      state: row.state!,
      postCode: row.post_code!,
      country: row.country!,
    },
  };
  const tradeDetails = { openingBalance: row.balance! };
  const head = JSON.stringify({
    __typename: 'Submission',
    id: row.id,
    sid: row.sid,
    submissionId: row.id,
    email: row.email,
    version: row.version,
    tradeVersion: row.trade_version,
    mayUpdate: true,
    updatedAt: row.updated_at,
    removed: null,
    missing: missingClaimFields({ ...groups, tradeDetails }).map((field) => ({
      __typename: 'MissingField',
      ...field,
    })),
    moreTrades: false,
    submissionData: {
      __typename: 'SubmissionData',
      contactDetails: { __typename: 'ContactDetails', ...groups.contactDetails },
      legalDetails: { __typename: 'LegalDetails', ...groups.legalDetails },
      bankDetails: { __typename: 'BankDetails', ...groups.bankDetails },
      addressDetails: { __typename: 'AddressDetails', ...groups.addressDetails },
      tradeDetails: { __typename: 'TradeDetails', ...tradeDetails },
    },
  });
  // The trades are the last part of three nested objects.
  return `{"data":{"submission":${head.slice(0, -3)},"tradeData":${row.trades}}}}}}`;
}
