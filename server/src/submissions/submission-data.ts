import type { ShownTrade } from '../trades/shown-trades.js';
import type { ClaimTrades } from '../trades/trades.service.js';
import type { RestrictedFields } from './restricted-fields.js';
import type { ClaimColumns } from './claim-fields.js';
import type { SubmissionData } from './submission.model.js';

/** A claim's trades as they are shown, all or a page of them. */
export interface ShownTrades extends Omit<ClaimTrades, 'trades'> {
  trades: ShownTrade[];
  /** There are older ones than these. */
  more?: boolean;
}

/**
 * A claim in the five groups of spec section 3.
 * @param showSource whether the Source may be seen; it never reaches STANDARD (security promise Z3)
 */
export function submissionDataOf(
  claim: ClaimColumns,
  restricted: RestrictedFields,
  { openingBalance, trades }: ShownTrades,
  showSource: boolean,
): SubmissionData {
  return {
    contactDetails: {
      firstName: claim.firstName,
      lastName: claim.lastName,
      company: claim.company,
      position: claim.position,
      email: claim.contactEmail,
      mobile: claim.mobile,
      relationship: claim.relationship,
    },
    legalDetails: {
      claimType: showSource ? claim.claimType : null,
      legalEntity: claim.legalEntity,
      registeredOwner: claim.registeredOwner,
      abnAcn: claim.abnAcn,
      tradingAccount: restricted.tradingAccount,
      australianCitizen: claim.australianCitizen,
      taxNumber: restricted.taxNumber,
    },
    bankDetails: {
      bankName: claim.bankName,
      bankType: claim.bankType,
      bsb: restricted.bsb,
      swiftCode: restricted.swiftCode,
      customerCity: claim.customerCity,
      customerCountry: claim.customerCountry,
      accountName: restricted.accountName,
      accountNo: restricted.accountNo,
      paymentReference: claim.paymentReference,
    },
    addressDetails: {
      address: claim.address,
      suburb: claim.suburb,
      state: claim.state,
      postCode: claim.postCode,
      country: claim.country,
    },
    tradeDetails: { openingBalance: openingBalance ?? claim.openingBalance, tradeData: trades },
  };
}
