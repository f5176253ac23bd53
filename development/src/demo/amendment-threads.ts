import type { ProposedChanges } from '../../../server/src/rules/proposed-change.js';

/** One message of a thread: its author, and the number of days after the claim was filed. */
export interface DemoMessage {
  isAdmin: boolean;
  day: number;
  message: string;
  /** The proposed change that it contains, if any. */
  proposes?: ProposedChanges;
}

/** The demo member's thread, about the claim with many trades. */
export const MEMBER_THREAD: readonly DemoMessage[] = [
  {
    isAdmin: false,
    day: 12,
    message:
      'One of my purchases in October 2018 shows more shares than my contract note does. Could you please correct it?',
  },
  {
    isAdmin: true,
    day: 14,
    message:
      'Thank you. Please upload the contract note in the box below, and we will correct the row against it.',
  },
  { isAdmin: false, day: 15, message: 'I have just uploaded it.\n\nMany thanks for your help.' },
];

/** Threads of other members, each for one claim whose member has an account. */
export const OTHER_THREADS: readonly (readonly DemoMessage[])[] = [
  [
    { isAdmin: false, day: 3, message: 'We have moved to a new address. Please use it for any letters.' },
    { isAdmin: true, day: 4, message: 'Thank you, the address has been updated.' },
  ],
  [
    {
      isAdmin: false,
      day: 20,
      message:
        'The transfer of 15 March 2018 is missing from the table: 2,000 shares that came to us from a related account.',
      proposes: {
        fields: [],
        addTrades: [
          {
            transactionType: 'TRANSFER_IN',
            tradeDate: '2018-03-15',
            quantity: '2000',
            pricePerShare: '0',
            totalAmount: '0',
          },
        ],
        removeTrades: [],
      },
    },
  ],
  [
    {
      isAdmin: true,
      day: 6,
      message: 'We could not match your holder number with the share register. Could you please check it?',
    },
    { isAdmin: false, day: 9, message: 'It is on the holding statement that I am posting to you today.' },
    {
      isAdmin: true,
      day: 18,
      message: 'The statement has arrived and the number now matches. Nothing more is needed from you.',
    },
  ],
];
