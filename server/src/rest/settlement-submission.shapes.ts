import type { SubmissionListItem } from '../submissions/listing/submission-list.model.js';
import { amountText } from '../trades/shown-trades.js';
import type { LegalDetails, SubmissionData, SubmissionModel } from '../submissions/submission.model.js';

/** A row of a search (RESTAPI-14). */
export interface FoundRow {
  sid: string | null;
  legalentity: string;
  email: string;
  contactperson: string;
  id: string;
}

/** A trade in the shape of TRADE-1, RESTAPI-11; amounts are exact, as text. */
interface TradeBody {
  id: string;
  transactionType: string;
  tradeDate: string;
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

/** The five groups; the Source is absent, rather than empty, for users who may not see it. */
interface SubmissionDataBody extends Omit<SubmissionData, 'legalDetails' | 'tradeDetails'> {
  legalDetails: Omit<LegalDetails, 'claimType'> & { claimType?: string };
  tradeDetails: { openingBalance: string; closingBalance: string; tradeData: TradeBody[] };
}

export interface SubmissionBody {
  id: string;
  sid: string | null;
  email: string;
  submissionId: string;
  submissionData: SubmissionDataBody;
}

/** A search result in the shape of the old API. */
export function foundRowOf({
  sid,
  legalEntity,
  contactEmail,
  contactName,
  id,
}: SubmissionListItem): FoundRow {
  return { sid, legalentity: legalEntity, email: contactEmail, contactperson: contactName, id };
}

/** A claim in the shape of CLAIM-1. */
export function submissionBodyOf({
  id,
  sid,
  email,
  submissionId,
  submissionData,
}: SubmissionModel): SubmissionBody {
  const { legalDetails, tradeDetails, ...groups } = submissionData;
  const { claimType, ...legal } = legalDetails;
  return {
    id,
    sid,
    email,
    submissionId,
    submissionData: {
      ...groups,
      legalDetails: claimType === null ? legal : { ...legal, claimType },
      tradeDetails: {
        openingBalance: tradeDetails.openingBalance,
        closingBalance: tradeDetails.closingBalance,
        tradeData: tradeDetails.tradeData.map(tradeBodyOf),
      },
    },
  };
}

function tradeBodyOf(trade: SubmissionData['tradeDetails']['tradeData'][number]): TradeBody {
  const { id, transactionType, tradeDate, quantity, pricePerShare, totalAmount } = trade;
  return {
    id,
    transactionType,
    tradeDate,
    quantity,
    pricePerShare: amountText(pricePerShare),
    totalAmount: amountText(totalAmount),
  };
}
