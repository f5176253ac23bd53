import { t } from '@rules/text.js';
import type {
  GroupEntityType,
  GroupMemberType,
  RegisteredOwnerOption,
  TradeType,
  TransactionType,
} from '../../generated/graphql';

type Words<Value extends string> = Readonly<Record<Value, string>>;

/** Labels of the group member types (REGISTRATION-2). */
export const groupMemberTypeLabels: Words<GroupMemberType> = {
  INDIVIDUAL_JOINT_SHAREHOLDER: t('Individual or joint shareholder'),
  COMPANY: t('Company'),
  TRUSTEE_CUSTODIAN_AGENT: t('Trustee, custodian or agent'),
  OTHERS: t('Other'),
};

/** Labels of the group entity types (REGISTRATION-3), the relation between the trustee and the beneficial owner. */
export const groupEntityTypeLabels: Words<GroupEntityType> = {
  AS_TRUSTEE: t('as trustee for'),
  AS_RESPONSIBLE_ENTITY: t('as responsible entity for'),
  AS_CUSTODIAN: t('as custodian for'),
  AS_INVESTMENT_MANAGER: t('as investment manager for'),
  AS_AGENT: t('as agent for'),
};

export const registeredOwnerLabels: Words<RegisteredOwnerOption> = {
  SAME: t('The group member named in Part 2'),
  DIFFERENT: t('Someone else'),
};

export const tradeTypeLabels: Words<TradeType> = {
  ON_MARKET: t('On market'),
  DRP: t('Dividend reinvestment plan (DRP)'),
  IPO: t('Initial public offering (IPO)'),
  SWAP: t('Swap'),
  RETAIL_ENTITLEMENT: t('Retail entitlement'),
};

/** The dialog's types: the older TRANSFER is read and stored, but not offered (REGISTRATION-6). */
export const offeredTransactionTypes = [
  'BUY',
  'SELL',
  'TRANSFER_IN',
  'TRANSFER_OUT',
] as const satisfies readonly TransactionType[];

/** Labels of yes and no by their form values. */
export const booleanLabels = { true: t('Yes'), false: t('No') } as const;

const choiceLabels: Readonly<Record<string, Words<string>>> = {
  'groupMemberDetails.groupMemberType': groupMemberTypeLabels,
  'groupMemberDetails.groupEntityType': groupEntityTypeLabels,
  'groupMemberDetails.onBehalf': booleanLabels,
  'groupMemberAddress.sameAsContactAddress': booleanLabels,
  'shareholderDetails.registered_owner_option': registeredOwnerLabels,
};

/** An answer as displayed: the label of a choice, other text unchanged. */
export function answerText(path: string, answer: string): string {
  return choiceLabels[path]?.[answer] ?? answer;
}
