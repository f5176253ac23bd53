import { ROLE_PERMISSIONS } from '../../rules/permissions.js';
import { CLAIM_FIELDS, type ClaimGroup } from '../../rules/claim-catalogue.js';
import {
  day,
  decimal,
  flag,
  flagOrNull,
  id,
  listOf,
  moment,
  momentOrNull,
  object,
  oneOf,
  oneOfOrNull,
  partly,
  type Schema,
  text,
  textOrNull,
  texts,
  the,
  whole,
} from './schema.js';

/** The fields of a group of the claim. */
const groupOf = (group: ClaimGroup): Record<string, Schema> =>
  Object.fromEntries(
    CLAIM_FIELDS.filter((field) => field.group === group).map(({ field, choice }) => [
      field,
      choice ? oneOfOrNull(...choice.values) : text,
    ]),
  );

/** Absent, rather than empty, for members. */
const SEEN_BY_ADMINISTRATORS = CLAIM_FIELDS.filter(({ administratorsOnly }) => administratorsOnly).map(
  ({ field }) => field,
);

const claimGroup = (group: ClaimGroup) => object(groupOf(group), SEEN_BY_ADMINISTRATORS);
const claimInputGroup = (group: ClaimGroup) => partly(groupOf(group));

const trade = {
  transactionType: oneOf('OPEN', 'BUY', 'SELL', 'TRANSFER', 'TRANSFER_IN', 'TRANSFER_OUT'),
  tradeDate: day,
  quantity: text,
  pricePerShare: decimal,
  totalAmount: decimal,
};

const olderContact = texts(
  ...['title', 'firstName', 'middleName', 'lastName', 'company', 'position', 'landline', 'mobile', 'email'],
  ...['mailingAddress', 'suburb', 'state', 'postCode', 'country'],
);
const olderMember = {
  groupMemberType: oneOf('INDIVIDUAL_JOINT_SHAREHOLDER', 'COMPANY', 'TRUSTEE_CUSTODIAN_AGENT', 'OTHERS'),
  ...texts('shareholderNames', 'companyName', 'abnAcnArsn', 'trusteeName', 'beneficialOwner'),
  ...texts('othersSpecified', 'groupMemberName'),
  groupEntityType: oneOfOrNull(
    ...['AS_TRUSTEE', 'AS_RESPONSIBLE_ENTITY', 'AS_CUSTODIAN', 'AS_INVESTMENT_MANAGER', 'AS_AGENT'],
  ),
  onBehalf: flagOrNull,
};
const olderAddress = {
  sameAsContactAddress: flag,
  ...texts('streetAddress', 'suburb2', 'state2', 'postCode2', 'country2'),
};
const olderShareholder = {
  registered_owner_option: oneOf('SAME', 'DIFFERENT'),
  ...texts('registeredOwner', 'hinSrn'),
};
const olderTrade = {
  transactionType: oneOf('BUY', 'SELL', 'TRANSFER', 'TRANSFER_IN', 'TRANSFER_OUT'),
  tradeDate: day,
  quantity: text,
  totalAmount: decimal,
  tradeType: oneOf('ON_MARKET', 'DRP', 'IPO', 'SWAP', 'RETAIL_ENTITLEMENT'),
};

/** The named schemas that several operations use. */
export const SCHEMAS: Readonly<Record<string, Schema>> = {
  Error: {
    ...object(
      {
        statusCode: whole,
        message: { type: 'string', description: 'One sentence to show to a person' },
        error: { type: 'string', description: 'The name of the status' },
        fields: { type: 'object', description: 'A message for each field, by the path of the field' },
      },
      ['fields'],
    ),
  },
  Message: object({ message: text }),
  PublishedDistribution: object(
    {
      format: oneOf('prorata-published/1'),
      runId: { ...id, description: 'What the seal and the tree are bound to' },
      number: whole,
      ...texts('name', 'currency', 'rules', 'assessment', 'hash'),
      plan: { type: 'object', description: 'The part distribution of the rules' },
      fund: { type: 'object', description: 'Settlement sum, interest and the steps of the waterfall' },
      count: { type: 'integer', description: 'The lines with a loss, which the seal covers' },
      loss: decimal,
      principal: decimal,
      interest: decimal,
      residuePrincipal: decimal,
      residueInterest: decimal,
      ...texts('root', 'seal'),
      frozenAt: moment,
      publishedAt: moment,
      withdrawnAt: momentOrNull,
      follows: {
        type: 'object',
        description:
          'Number, id and seal of the distribution of which it shares what was left; absent for the first one',
      },
      lines: { type: 'boolean', description: 'Whether the lines are published too, without names' },
    },
    ['follows'],
  ),
  User: object({ id, name: text, email: text, role: oneOf(...Object.keys(ROLE_PERMISSIONS)) }),
  SignedIn: object(
    {
      user: the('User'),
      tokens: object({ access: object({ token: text, expires: moment }) }),
      stepUp: {
        type: 'boolean',
        description: 'Instead of tokens: a code sent by e-mail is required (ADMIN_STEP_UP)',
      },
    },
    ['tokens', 'stepUp'],
  ),
  ManagedUser: object({
    id,
    name: text,
    email: text,
    role: oneOf(...Object.keys(ROLE_PERMISSIONS)),
    enabled: flag,
    timeCreatedAt: { ...momentOrNull, description: 'When the address was verified; null while pending' },
    createdAt: moment,
    version: whole,
  }),
  Pagination: object({ page: whole, pageSize: whole, totalItems: whole, totalPages: whole }),
  SubmissionData: object({
    contactDetails: claimGroup('contactDetails'),
    legalDetails: claimGroup('legalDetails'),
    bankDetails: claimGroup('bankDetails'),
    addressDetails: claimGroup('addressDetails'),
    tradeDetails: object({
      ...groupOf('tradeDetails'),
      tradeData: listOf(object({ id: text, ...trade })),
    }),
  }),
  SubmissionInput: {
    ...partly({
      contactDetails: claimInputGroup('contactDetails'),
      legalDetails: claimInputGroup('legalDetails'),
      bankDetails: claimInputGroup('bankDetails'),
      addressDetails: claimInputGroup('addressDetails'),
      tradeDetails: partly({ ...groupOf('tradeDetails'), tradeData: listOf(object(trade)) }),
    }),
    description:
      'Also inside submissionData or values. In an update, a group that is left out stays unchanged.',
  },
  Submission: object({
    id,
    sid: textOrNull,
    email: text,
    submissionId: id,
    submissionData: the('SubmissionData'),
  }),
  SubmissionRow: object({
    id,
    sid: textOrNull,
    legalEntity: text,
    contactEmail: text,
    contactName: text,
    missing: whole,
    removed: flag,
  }),
  FoundSubmission: object({ sid: textOrNull, legalentity: text, email: text, contactperson: text, id }),
  RegistrationData: object({
    contactInformation: object(olderContact),
    groupMemberDetails: object(olderMember),
    groupMemberAddress: object(olderAddress),
    shareholderDetails: object(olderShareholder, ['hinSrn']),
    tradeDetails: object({ openingBalance: text, tradeData: listOf(object({ id: text, ...olderTrade })) }),
  }),
  RegistrationInput: {
    ...object({
      contactInformation: partly(olderContact),
      groupMemberDetails: partly(olderMember),
      groupMemberAddress: partly(olderAddress),
      shareholderDetails: partly(olderShareholder),
      tradeDetails: object({ openingBalance: text, tradeData: listOf(object(olderTrade)) }),
    }),
    description: 'Also inside values or data. Numbers are accepted where a text of digits is required.',
  },
  Registration: object({
    id,
    timeCreatedAt: moment,
    owner: object({ name: text, email: text }),
    data: the('RegistrationData'),
  }),
  AttachmentMetadata: object({ fileName: text, mimetype: text }),
  ImportAccepted: object({ message: text, importId: id }),
};
