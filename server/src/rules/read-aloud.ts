import { t } from './text.js';
import type { ClaimPath } from './claim-catalogue.js';

/**
 * What an operator says to ask for each answer on the telephone (PHONE-3). A new field of the claim does not compile
 * until it has its sentence, or null if it is not asked.
 */
export const READ_ALOUD: Readonly<Record<ClaimPath, string | null>> = {
  'contactDetails.firstName': t('Who should we contact about this claim? First, the given name, please.'),
  'contactDetails.lastName': t('And the family name? Please spell it for me.'),
  'contactDetails.company': t('Does the contact person work for a company that we should note?'),
  'contactDetails.position': t('What is their position there?'),
  'contactDetails.email': t(
    'Do you have an e-mail address? We send a copy of this claim to it. Please spell it for me.',
  ),
  'contactDetails.mobile': t('On which telephone number can we reach you?'),
  'contactDetails.relationship': t(
    'Did you hold the shares yourself, or do you act for a partnership, a company, a trust or somebody else?',
  ),
  'legalDetails.claimType': null,
  'legalDetails.legalEntity': t(
    'In which name were the shares held? Please say it exactly as on the holding statement.',
  ),
  'legalDetails.registeredOwner': t(
    'Is the registered owner on the statement somebody else? If so, which name is there?',
  ),
  'legalDetails.abnAcn': t('If it is a company or a business: what is its ABN or ACN?'),
  'legalDetails.tradingAccount': t(
    'What is the holder number? It starts with X or I and is at the top of the holding statement.',
  ),
  'legalDetails.australianCitizen': t('Is the owner of the shares an Australian resident? Yes or no?'),
  'legalDetails.taxNumber': t('Would you like to give the tax file number? You do not have to.'),
  'bankDetails.bankName': t('To which bank should we pay?'),
  'bankDetails.bankType': t('Is the account in Australia, or in another country?'),
  'bankDetails.bsb': t('What is the BSB? It has six digits.'),
  'bankDetails.swiftCode': t('What is the Swift code of the bank? It has eight or eleven characters.'),
  'bankDetails.customerCity': t('In which city does the owner of the account live?'),
  'bankDetails.customerCountry': t('And in which country?'),
  'bankDetails.accountName': t('In which name is the account?'),
  'bankDetails.accountNo': t('What is the account number? Please say it slowly, digit by digit.'),
  'bankDetails.paymentReference': t('Which words would you like to see on the bank statement, if any?'),
  'addressDetails.address': t('What is the postal address? First, the number and the street.'),
  'addressDetails.suburb': t('Which suburb or town?'),
  'addressDetails.state': t('Which state?'),
  'addressDetails.postCode': t('Which post code?'),
  'addressDetails.country': t('And which country?'),
  'tradeDetails.openingBalance': t(
    'How many shares did you hold at the beginning, before the first purchase or sale that we ask about?',
  ),
  'tradeDetails.closingBalance': t(
    'I tell you how many shares that leaves at the end. Is it right? If not, how many did you hold then?',
  ),
};

/** What an operator says before the transactions. */
export const READ_ALOUD_TRADES = t(
  'Now each purchase and sale, the oldest first: what was it, on which day, how many shares, and at which price?',
);

/** What an operator says before the answers are read back. */
export const READ_BACK = t(
  'I will read your answers back to you. Please stop me as soon as something is not right.',
);

/** What an operator says at the end of a call, when a copy will be mailed. */
export const READ_COPY = t(
  'We send you an e-mail with a link to this claim. Please open it and tell us whether everything is right. None of us will ever ask you for a code or a password on the telephone.',
);

/** The same when there is no address to mail to. */
export const READ_PRINTED_COPY = t(
  'As you have no e-mail address, we print a copy of this claim for you. Please read it, and call us if something is not right.',
);
