const PARTS = [
  'AmendmentThread',
  'AttachmentList',
  'IdentityDocumentsTaken',
  'AssessmentNotice',
  'ClaimPayment',
  'ClaimObjections',
  'UndecidedDoubleUpsOf',
  'PhoneFiling',
  'BankHold',
  'ClaimTax',
  'MyPaymentStatuses',
  'ClaimDecisions',
  'LedgerRules',
];

/**
 * The response to the one query of all parts of a claim's page, from the responses to the query of each part; refused
 * if one of them is.
 */
export async function answerClaimParts(
  answerOf: (operation: string) => object | undefined | Promise<object | undefined>,
): Promise<object> {
  const given: (object | undefined)[] = [];
  for (const part of PARTS) given.push(await answerOf(part));
  const refused = given.find((answer) => answer instanceof Error);
  return (
    refused ??
    (Object.assign(
      {
        myObjection: null,
        phoneFiling: null,
        bankHold: null,
        claimTax: null,
        myPaymentStatuses: [],
        claimDecisions: [],
        ledgerRules: null,
      },
      ...given,
    ) as object)
  );
}
