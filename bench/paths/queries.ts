import { CLIENT_DOCUMENTS } from '../../server/src/graphql/generated/known-documents.js';

/** A document exactly as the client sends it. */
function sentByClient(name: string): string {
  const text = CLIENT_DOCUMENTS.find((document) => document.startsWith(`query ${name}(`));
  if (!text) throw new Error(`The client sends no ${name}.`);
  return text;
}

export const LIST = sentByClient('SubmissionList');

export const SEARCH = sentByClient('SubmissionSearch');

/** All trades of a claim, or one page of them with `tradePage`. */
export const VIEW = sentByClient('SubmissionView');

/** The page of a claim's assessment. */
export const NOTICE = sentByClient('ClaimAssessment');

/** The page of a claim's payment. */
export const PAYMENT = sentByClient('PaymentLine');

/** The proof of its line. */
export const PROOF = sentByClient('PaymentLineProof');
