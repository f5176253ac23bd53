import { t } from './text.js';
import { type Choice, BANK_TYPE, type BankTypeValue, RELATIONSHIP, YES_OR_NO } from './claim-values.js';
import { EMAIL_MAX_LENGTH } from './text-values.js';

/** The definition of one field of a claim. Omitted properties mean no, none, or the default. */
export interface ClaimField {
  /** Its name in the form, the view, the history, a proposed change and the report of a rejected row. */
  label: string;
  /**
   * The name of its property, its column in import and export files and, in snake case, its database column; the last
   * part of its path when omitted.
   */
  name?: string;
  /**
   * A single-line text when omitted; `email` is an address, `quantity` a number of shares stored as it was written,
   * `shares` a whole number of shares stored as plain digits.
   */
  kind?: 'lines' | 'email' | 'quantity' | 'shares';
  /** The allowed values; an unanswered choice is stored as NULL, an unanswered text as ''. */
  choice?: Choice<string>;
  /** In characters; `CLAIM_TEXT_MAX_LENGTH` when omitted. */
  maxLength?: number;
  /**
   * The start of the message when it is missing ('<required> is required'), and the bank type if it is required only
   * for that.
   */
  required?: string;
  requiredFor?: BankTypeValue;
  /** Stored in the encrypted envelope only, masked in histories, exported only with a permission of its own. */
  restricted?: true;
  /** Members can neither see nor change it. */
  administratorsOnly?: true;
  /** Keeps its value when its group is sent without it; any other field becomes empty. */
  kept?: true;
  /** An import file must have this column, with a value in each row. */
  requiredInImport?: true;
  /** A code, which a spreadsheet may have corrupted by converting it to a number or a date. */
  code?: true;
}

/** The maximum length of a field of a claim; an address may have several lines. */
export const CLAIM_TEXT_MAX_LENGTH = 500;

/**
 * All fields of the claim in the order of its form. Schemas, inputs, form values, labels, files, columns, masks and the
 * API's description are derived from it. The entity and the model repeat the names, since their types are used everywhere;
 * their types and `claim-catalogue.spec.ts` check that they agree with it.
 */
export const CLAIM_CATALOGUE = {
  contactDetails: {
    firstName: { label: t('First name'), required: t('First name') },
    lastName: { label: t('Last name'), required: t('Last name') },
    company: { label: t('Company') },
    position: { label: t('Position') },
    email: {
      label: t('Email'),
      name: 'contactEmail',
      kind: 'email',
      maxLength: EMAIL_MAX_LENGTH,
      required: t('Email'),
    },
    mobile: { label: t('Phone'), required: t('Phone'), code: true },
    relationship: { label: t('Relationship to RGM'), choice: RELATIONSHIP, required: t('Relationship') },
  },
  legalDetails: {
    claimType: { label: t('Source'), administratorsOnly: true, kept: true },
    legalEntity: {
      label: t('Legal entity on the share register'),
      required: t('Legal entity'),
      requiredInImport: true,
    },
    registeredOwner: { label: t('Registered owner if different'), required: t('Registered owner') },
    abnAcn: { label: t('ABN/ACN'), code: true },
    tradingAccount: { label: t('Trading account HIN/SRN'), restricted: true, code: true },
    australianCitizen: {
      label: t('Australian resident'),
      choice: YES_OR_NO,
      required: t('Australian resident'),
    },
    taxNumber: { label: t('Tax file number'), restricted: true, code: true },
  },
  bankDetails: {
    bankName: { label: t('Bank name'), required: t('Bank') },
    bankType: { label: t('Bank country'), choice: BANK_TYPE, required: t('Bank country') },
    bsb: { label: t('BSB'), required: t('BSB'), requiredFor: 'LOCAL', restricted: true, code: true },
    swiftCode: {
      label: t('Swift code'),
      required: t('Swift code'),
      requiredFor: 'INTERNATIONAL',
      restricted: true,
      code: true,
    },
    customerCity: { label: t('Customer city'), required: t('Customer city'), requiredFor: 'INTERNATIONAL' },
    customerCountry: {
      label: t('Customer country'),
      required: t('Customer country'),
      requiredFor: 'INTERNATIONAL',
    },
    accountName: { label: t('Account name'), required: t('Account name'), restricted: true },
    accountNo: { label: t('Account number'), required: t('Account number'), restricted: true, code: true },
    paymentReference: { label: t('Payment reference'), code: true },
  },
  addressDetails: {
    address: { label: t('Address'), kind: 'lines', required: t('Address') },
    suburb: { label: t('Suburb/Town'), required: t('Suburb') },
    state: { label: t('State'), required: t('State') },
    postCode: { label: t('Post Code'), required: t('Post code'), code: true },
    country: { label: t('Country'), required: t('Country') },
  },
  tradeDetails: {
    openingBalance: {
      label: t('Opening balance'),
      kind: 'quantity',
      required: t('Opening balance'),
      kept: true,
    },
    closingBalance: { label: t('Closing balance'), kind: 'shares', kept: true },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ClaimField>>>>;

type Catalogue = typeof CLAIM_CATALOGUE;

/** The name of a group of the claim's fields, such as `bankDetails`. */
export type ClaimGroup = keyof Catalogue;

type FieldOf<Group extends ClaimGroup> = keyof Catalogue[Group] & string;

type NameOf<Entry, Key> = Entry extends { name: infer Name } ? Name : Key;

type Entries = {
  [Group in ClaimGroup]: {
    [Field in FieldOf<Group>]: {
      path: `${Group}.${Field}`;
      group: Group;
      name: NameOf<Catalogue[Group][Field], Field>;
      restricted: Catalogue[Group][Field] extends { restricted: true } ? true : false;
      chosen: Catalogue[Group][Field] extends { choice: Choice<string> } ? true : false;
    };
  }[FieldOf<Group>];
}[ClaimGroup];

/** The path of a field, such as `bankDetails.bsb`. */
export type ClaimPath = Entries['path'];
/** The path of a field whose value is one of a few choices. */
export type ChosenPath = Extract<Entries, { chosen: true }>['path'];
/** The name of a restricted field. */
export type RestrictedName = Extract<Entries, { restricted: true }>['name'];
/** The name of a field that has its own database column. */
export type PlainName = Extract<Entries, { restricted: false }>['name'];

/** The name of a field of a group that has its own database column. */
export type PlainNameIn<Group extends ClaimGroup> = Extract<
  Entries,
  { group: Group; restricted: false }
>['name'];

export type ClaimFieldName = Entries['name'];

type ValueOf<Entry> = Entry extends { choice: Choice<infer Value> } ? Value | '' | null : string;

/** The values of a claim in its form: an empty text or null means unanswered. */
export type ClaimValues = {
  [Group in ClaimGroup]: {
    -readonly [Field in keyof Catalogue[Group]]: ValueOf<Catalogue[Group][Field]>;
  };
};

type ShownOf<Entry> = Entry extends { choice: Choice<string> } | { administratorsOnly: true }
  ? string | null
  : string;

/** The displayed values of a group: null means an unanswered choice, or a value that the reader may not see. */
export type ShownGroup<Group extends ClaimGroup> = {
  readonly [Field in keyof Catalogue[Group]]: ShownOf<Catalogue[Group][Field]>;
};

export type ShownClaim = { readonly [Group in ClaimGroup]: ShownGroup<Group> };

/** A field with its path, group and name; name and maximum length are always set. */
export interface ListedClaimField extends ClaimField {
  path: ClaimPath;
  group: ClaimGroup;
  /** The last part of its path. */
  field: string;
  name: ClaimFieldName;
  maxLength: number;
}

/** All fields of the claim in the order of its form. */
export const CLAIM_FIELDS: readonly ListedClaimField[] = Object.entries(CLAIM_CATALOGUE).flatMap(
  ([group, fields]) =>
    Object.entries(fields as Record<string, ClaimField>).map(([field, entry]) => ({
      maxLength: CLAIM_TEXT_MAX_LENGTH,
      name: field as PlainName,
      ...(entry as Omit<ClaimField, 'name'> & { name?: PlainName }),
      path: `${group}.${field}` as ClaimPath,
      group: group as ClaimGroup,
      field,
    })),
);

/** The fields that forms and views do not display to members; screens do not list them with their group. */
export const ADMINISTRATORS_FIELDS = CLAIM_FIELDS.filter(({ administratorsOnly }) => administratorsOnly);

/** The fields of a group that members can see, except those of another bank type. */
export function fieldsShown(group: ClaimGroup, bankType: string | null): ListedClaimField[] {
  return CLAIM_FIELDS.filter(
    (field) =>
      field.group === group &&
      !field.administratorsOnly &&
      (field.requiredFor === undefined || field.requiredFor === bankType),
  );
}

/** Whether the values of a field are numbers of shares. */
export function countsShares({ kind }: Pick<ClaimField, 'kind'>): boolean {
  return kind === 'quantity' || kind === 'shares';
}

const BY_PATH = new Map<string, ListedClaimField>(CLAIM_FIELDS.map((field) => [field.path, field]));

/** The field at a path; undefined if there is none. */
export function claimFieldAt(path: string): ListedClaimField | undefined {
  return BY_PATH.get(path);
}
