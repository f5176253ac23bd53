/** What each setting of the scheme file is, in words; a place in a list is `*`. */
const LABELS: Readonly<Record<string, string>> = {
  'titles.classAction': 'Name of the class action',
  'titles.portal': 'Title of the portal',
  'titles.settlementPortal': 'Title of the settlement portal',
  logos: 'Logos',
  'logos.*.image': 'Picture of the logo',
  'logos.*.alt': 'Text of the logo for screen readers',
  contactEmail: 'Address for questions and requests',
  contactPhone: 'Telephone',
  'contactPhone.number': 'Telephone number',
  'contactPhone.hours': 'Telephone hours',
  supportEmail: 'Address for technical support',
  privacyUrl: 'Privacy policy',
  copyright: 'Copyright line of the footer',
  shareName: 'Name of the shares',
  openingBalanceDate: 'Day of the opening balance',
  'tradePeriod.start': 'First day of the trade period',
  'tradePeriod.end': 'Last day of the trade period',
  courtOrderDate: 'Date of the court order',
  nextNews: 'When members hear from us next',
  timeZone: 'Time zone',
  currency: 'Currency',
  'payments.days': 'Days on which payments are made',
  payer: 'Who pays, in the tax report',
  'payer.name': 'Who pays, in the tax report',
  'payer.abn': 'ABN of who pays',
  'members.mayCreate': 'Members may file claims',
  'members.mayUpdate': 'Members may change their claims',
  'members.showNewSubmission': 'The home of members offers a new claim',
  'notices.preliminary': 'Preliminary notice',
  'notices.preliminary.name': 'Name of the preliminary notice',
  'notices.preliminary.url': 'Address of the preliminary notice',
  'notices.assessmentName': 'Usual name of an assessment notice',
  tradeTemplateUrl: 'Template for trade data',
  'landing.settlement.heading': 'The settlement: heading',
  'landing.settlement.paragraphs': 'The settlement: text',
  'landing.claimBackground.heading': 'Background of the claim: heading',
  'landing.claimBackground.paragraphs': 'Background of the claim: text',
  'landing.natureOfClaim.heading': 'Nature of the claim: heading',
  'landing.natureOfClaim.paragraphs': 'Nature of the claim: text',
  acknowledgements: 'What a member acknowledges when filing',
  'removedClaims.date': 'Date of the message about a removed claim',
  'removedClaims.message': 'Message about a removed claim',
  'removedClaims.answerBy': 'Last day for an answer',
  'removedClaims.sids': 'SIDs of removed claims',
};

/** What a setting is, in words; its name in the file if nobody has described it. */
export function labelOf(name: string): string {
  const place = /\.(\d+)\./.exec(name)?.[1];
  const label = LABELS[name.replace(/\.\d+\./, '.*.')];
  if (label === undefined) return name;
  return place === undefined ? label : `${label} ${Number(place) + 1}`;
}
