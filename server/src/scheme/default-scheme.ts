import type { SchemeFile } from './scheme.js';

/**
 * The default scheme (SCHEME-3); names and addresses are invented. `{email}` and `{courtOrderDate}` are placeholders
 * for those settings.
 */
export const defaultScheme: SchemeFile = {
  titles: {
    classAction: 'Investor Class Action',
    portal: 'Settlement Administration Portal',
    settlementPortal: 'Settlement Scheme Portal',
  },
  logos: [],
  accent: null,
  contactEmail: 'settlement@prorata.example',
  contactPhone: { number: '1800 160 401', hours: 'Monday to Friday, 9 am to 5 pm, Sydney time' },
  supportEmail: 'support@prorata.example',
  shareName: 'Corvane Engineering Limited (CVE)',
  openingBalanceDate: '2017-08-23',
  tradePeriod: { start: '2017-08-24', end: '2018-11-12' },
  timeZone: 'Australia/Sydney',
  currency: 'AUD',
  courtOrderDate: '2024-06-19',
  payer: null,
  payments: { days: [], secondApprovalAbove: null, referencePrefix: 'SID' },
  nextNews: 'the distribution of the settlement fund, by e-mail and on this page',
  privacyUrl: 'https://prorata.example/privacy',
  copyright: '© Settlement Administrator of the Investor Class Action',
  tradeTemplateUrl: 'https://prorata.example/templates/trade-data.xlsx',
  landing: {
    settlement: {
      heading: 'Settlement',
      paragraphs: [
        "The plaintiffs' application for approval of the settlement has been approved by the Court.",
        'Registered group members can sign in with a one-time code sent to their e-mail address.',
        'If you have a question about your claim, please write to {email}.',
      ],
    },
    claimBackground: {
      heading: 'Claim Background',
      paragraphs: [
        'The class action was brought for investors who acquired an interest in shares of Corvane Engineering Limited from 24 August 2017 to 12 November 2018.',
      ],
    },
    natureOfClaim: {
      heading: 'Nature of Claim',
      paragraphs: [
        'The plaintiffs alleged that the company breached its continuous disclosure obligations to the market.',
        'They also alleged that statements about its projects and expected earnings were misleading, and that investors paid too much for their shares as a result.',
      ],
    },
  },
  acknowledgements: [
    'I am the Registered Group Member, or I am authorised to act as the agent of the Registered Group Member.',
    'The information in this claim is true and complete to the best of my knowledge.',
    'I understand that claims are assessed under the orders of the Court dated {courtOrderDate}.',
    'I understand that the Settlement Administrator relies on this information to assess the claim and may ask for documents that support it.',
  ],
  notices: {
    preliminary: {
      name: 'Preliminary Notice',
      url: 'https://prorata.example/notices/preliminary-notice.pdf',
    },
    assessmentName: 'Assessment Notice',
  },
  removedClaims: {
    date: '2024-02-02',
    message: 'There is no trade data to assess any loss, so the claim has been removed from the settlement.',
    answerBy: null,
    sids: ['00917', '01244', '01902', '02218'],
  },
  members: { mayCreate: true, mayUpdate: true, showNewSubmission: false },
};
