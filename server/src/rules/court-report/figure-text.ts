import { findingText } from '../assessment/finding-text.js';
import { PRICE_PLACES, readUnits, writeUnits } from '../decimals.js';
import { moneyIn } from '../describe-rules.js';
import { t } from '../text.js';
import type { CourtFigure, CourtFigureName, CourtSection } from './court-figure.js';
import { kindText } from './kind-text.js';

const SECTIONS: Record<CourtSection, string> = {
  FUND: t('Fund'),
  COSTS: t('Costs against their caps'),
  NOTICES: t('Notices'),
  CLAIMS: t('Claims'),
  FINDINGS: t('Findings accepted'),
  OBJECTIONS: t('Objections'),
  SHARING: t('Payments as shared'),
  PAYMENTS: t('Payments as made'),
  TAX: t('Tax withheld'),
  DEADLINES: t('Extensions'),
  RULES: t('Rules and seals'),
  APPROVALS: t('Approvals'),
};

/** The name of a part of the report. */
export const sectionText = (section: CourtSection): string => SECTIONS[section];

type Named = Pick<CourtFigure, 'name' | 'about'>;

const NAMES: Record<CourtFigureName, (about: string) => string> = {
  SETTLEMENT_SUM: () => t('Settlement sum'),
  INTEREST: () => t('Interest'),
  LEFT_BEFORE: () => t('Left by earlier distributions'),
  EARNED_SINCE: () => t('Interest earned since'),
  TO_BE_SHARED: () => t('Left to be shared'),
  RESERVE: () => t('Reserve'),
  RESIDUE: () => t('Residue'),
  COSTS: (about) => about,
  NOTICES_MAILED: () => t('Assessment notices e-mailed'),
  NOTICES_UNDELIVERABLE: () => t('Assessment notices undeliverable'),
  NOTICES_UPLOADED: () => t('Notices published as files'),
  CLAIMS_RECEIVED: () => t('Claims received'),
  CLAIMS_LATE: () => t('Of these: late'),
  MEMBERS_NOTIFIED: () => t('Group members notified'),
  CLAIMS_RATE: () => t('Claims rate'),
  CLAIMS_REMOVED: () => t('Claims removed'),
  CLAIMS_RESTORED: () => t('Claims restored'),
  FINDINGS_ACCEPTED: () => t('Findings accepted'),
  FINDING_ACCEPTED: (about) => findingText(about),
  OBJECTIONS: () => t('Objections'),
  OBJECTIONS_IN_STATE: (about) => t('Objections: {state}', { state: kindText(about) }),
  PAID_CLAIMS: () => t('Claims that are paid'),
  PAID_TOTAL: () => t('Their payments together'),
  PAYMENT_AVERAGE: () => t('Average payment'),
  PAYMENT_MEDIAN: () => t('Median payment'),
  PAYMENT_LARGEST: () => t('Largest payment'),
  PAYMENT_SMALLEST: () => t('Smallest payment'),
  BELOW_MINIMUM: () => t('Claims below the minimum payment'),
  FILES_BY_METHOD: (about) => t('In files sent: {method}', { method: kindText(about) }),
  PAYMENTS_IN_STATE: (about) => t('Payments: {state}', { state: kindText(about) }),
  AMOUNT_IN_STATE: (about) => t('Amount: {state}', { state: kindText(about) }),
  RETURNED_PAYMENTS: () => t('Payments returned by the bank'),
  RETURNED_AMOUNT: () => t('Amount returned by the bank'),
  RETURNED_FOUND_PAID: () => t('Payments found to be paid'),
  UNCLAIMED_PAYMENTS: () => t('Payments unclaimed'),
  UNCLAIMED_AMOUNT: () => t('Amount unclaimed'),
  TAX_WITHHELD: () => t('Tax on payments'),
  TAX_CLAIMS_OF_CLASS: (about) => t('Claims: {class}', { class: kindText(about) }),
  TAX_OF_CLASS: (about) => t('Tax: {class}', { class: kindText(about) }),
  TAX_PAID: () => t('Paid to the tax office'),
  EXTENSIONS: () => t('Extensions of deadlines'),
  RULES_VERSIONS: () => t('Versions of the rules'),
  SEALS: () => t('Frozen results'),
  APPROVALS: () => t('Acts of two people'),
};

/** The name of a figure within its part and its distribution. */
export const figureName = ({ name, about }: Named): string => NAMES[name](about);

const DEFINITIONS: Record<CourtFigureName, string> = {
  SETTLEMENT_SUM: t('The settlement sum of the published distribution'),
  INTEREST: t('The interest of the published distribution'),
  LEFT_BEFORE: t('Reserve, residue and unclaimed payments of the distributions before it'),
  EARNED_SINCE: t('The interest that this money earned since'),
  TO_BE_SHARED: t('The fund less every step of the waterfall'),
  RESERVE: t('What the steps for a reserve took; a later distribution may share it'),
  RESIDUE: t('Money that nobody is entitled to; a later distribution may share it'),
  COSTS: t('What the steps that rest on this order took in all published distributions, and its cap'),
  NOTICES_MAILED: t('E-mails about a published assessment that a mail server accepted'),
  NOTICES_UNDELIVERABLE: t('E-mails about a published assessment that were refused or given up'),
  NOTICES_UPLOADED: t('Notices that the office uploaded or linked, one for a SID'),
  CLAIMS_RECEIVED: t('Claims in the portal, those removed included'),
  CLAIMS_LATE: t('Claims received after the last day for them, extensions included'),
  MEMBERS_NOTIFIED: t('As stated by the person who made the report'),
  CLAIMS_RATE: t('Claims received, divided by the group members notified'),
  CLAIMS_REMOVED: t('Claims that a decision in force takes out of the settlement'),
  CLAIMS_RESTORED: t('Claims that a decision in force took back into the settlement'),
  FINDINGS_ACCEPTED: t(
    'Errors of the checks that an administrator accepted with a reason, less those withdrawn',
  ),
  FINDING_ACCEPTED: t('Those of one kind'),
  OBJECTIONS: t('Objections to published assessments'),
  OBJECTIONS_IN_STATE: t('Those that ended like this, or are open'),
  PAID_CLAIMS: t('Lines of the distribution with a payment above 0'),
  PAID_TOTAL: t('The sum of these payments before tax'),
  PAYMENT_AVERAGE: t('That sum divided by their number, rounded to the cent'),
  PAYMENT_MEDIAN: t('The smallest payment that half of them do not exceed'),
  PAYMENT_LARGEST: t('The largest of these payments'),
  PAYMENT_SMALLEST: t('The smallest of these payments'),
  BELOW_MINIMUM: t('Lines with a loss that get nothing, since their share is below the minimum payment'),
  FILES_BY_METHOD: t(
    'The sum of the files that the bank received, less cancelled ones; with tax payments, and payments that came back later',
  ),
  PAYMENTS_IN_STATE: t('Payments of published distributions in this state'),
  AMOUNT_IN_STATE: t('What they are after tax, paid out or not'),
  RETURNED_PAYMENTS: t('Payments that the bank could not make, paid again since or not'),
  RETURNED_AMOUNT: t('What came back of them, after tax'),
  RETURNED_FOUND_PAID: t(
    'Payments that the bank reported as returned but had in fact made, as the office found afterwards',
  ),
  UNCLAIMED_PAYMENTS: t('Payments that two people declared unclaimed, after the last day for them'),
  UNCLAIMED_AMOUNT: t(
    'What of them goes back to the fund: before tax, or after it where the tax was paid with a payment that came back',
  ),
  TAX_WITHHELD: t('Tax computed on the payments of the distribution, whether paid or not'),
  TAX_CLAIMS_OF_CLASS: t('Lines of this tax class with a payment, whether paid or not'),
  TAX_OF_CLASS: t('Tax computed on them'),
  TAX_PAID: t('Payments of withheld tax that were sent or paid'),
  EXTENSIONS: t('Decisions that moved a deadline, for all claims or for one'),
  RULES_VERSIONS: t('Versions that were approved, with their SHA-256'),
  SEALS: t('Published assessments and distributions with their hashes and seals'),
  APPROVALS: t('Every act that one person prepared and another approved'),
};

/** What a figure counts, in words. */
export const figureDefinition = ({ name }: Pick<CourtFigure, 'name'>): string => DEFINITIONS[name];

/**
 * The value of a figure as it is shown in files and on screen; a dash where there is none.
 * @param currency of the scheme, such as AUD
 */
export function figureValue({ unit, value }: Pick<CourtFigure, 'unit' | 'value'>, currency: string): string {
  if (value === null) return '–';
  if (unit === 'MONEY') {
    const money = moneyIn(currency);
    return value.startsWith('-') ? `\u2212${money(value.slice(1))}` : money(value);
  }
  if (unit === 'SHARE') return `${writeUnits(readUnits(value, PRICE_PLACES) * 100n, PRICE_PLACES)} %`;
  return BigInt(value).toLocaleString('en');
}
