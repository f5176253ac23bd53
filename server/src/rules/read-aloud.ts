import type { ClaimPath } from './claim-catalogue.js';

/**
 * What an operator says to ask for each answer on the telephone (PHONE-3). A new field of the claim does not compile
 * until it has its sentence, or null if it is not asked.
 */
export const READ_ALOUD: Readonly<Record<ClaimPath, string | null>> = {
  'contactDetails.firstName': 'Who should we contact about this claim? First, the given name, please.',
  'contactDetails.lastName': 'And the family name? Please spell it for me.',
  'contactDetails.company': 'Does the contact person work for a company that we should note?',
  'contactDetails.position': 'What is their position there?',
  'contactDetails.email':
    'Do you have an e-mail address? We send a copy of this claim to it. Please spell it for me.',
  'contactDetails.mobile': 'On which telephone number can we reach you?',
  'contactDetails.relationship':
    'Did you hold the shares yourself, or do you act for a partnership, a company, a trust or somebody else?',
  'legalDetails.claimType': null,
  'legalDetails.legalEntity':
    'In which name were the shares held? Please say it exactly as on the holding statement.',
  'legalDetails.registeredOwner':
    'Is the registered owner on the statement somebody else? If so, which name is there?',
  'legalDetails.abnAcn': 'If it is a company or a business: what is its ABN or ACN?',
  'legalDetails.tradingAccount':
    'What is the holder number? It starts with X or I and is at the top of the holding statement.',
  'legalDetails.australianCitizen': 'Is the owner of the shares an Australian resident? Yes or no?',
  'legalDetails.taxNumber': 'Would you like to give the tax file number? You do not have to.',
  'bankDetails.bankName': 'To which bank should we pay?',
  'bankDetails.bankType': 'Is the account in Australia, or in another country?',
  'bankDetails.bsb': 'What is the BSB? It has six digits.',
  'bankDetails.swiftCode': 'What is the Swift code of the bank? It has eight or eleven characters.',
  'bankDetails.customerCity': 'In which city does the owner of the account live?',
  'bankDetails.customerCountry': 'And in which country?',
  'bankDetails.accountName': 'In which name is the account?',
  'bankDetails.accountNo': 'What is the account number? Please say it slowly, digit by digit.',
  'bankDetails.paymentReference': 'Which words would you like to see on the bank statement, if any?',
  'addressDetails.address': 'What is the postal address? First, the number and the street.',
  'addressDetails.suburb': 'Which suburb or town?',
  'addressDetails.state': 'Which state?',
  'addressDetails.postCode': 'Which post code?',
  'addressDetails.country': 'And which country?',
  'tradeDetails.openingBalance':
    'How many shares did you hold at the beginning, before the first purchase or sale that we ask about?',
};

/** What an operator says before the transactions. */
export const READ_ALOUD_TRADES =
  'Now each purchase and sale, the oldest first: what was it, on which day, how many shares, and at which price?';

/** What an operator says before the answers are read back. */
export const READ_BACK =
  'I will read your answers back to you. Please stop me as soon as something is not right.';

/** What an operator says at the end of a call, when a copy will be mailed. */
export const READ_COPY =
  'We send you an e-mail with a link to this claim. Please open it and tell us whether everything is right. Nobody of us will ever ask you for a code or a password on the telephone.';

/** The same when there is no address to mail to. */
export const READ_PRINTED_COPY =
  'As you have no e-mail address, we print a copy of this claim for you. Please read it, and call us if something is not right.';
