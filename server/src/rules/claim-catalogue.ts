import { type Choice, BANK_TYPE, type BankTypeValue, RELATIONSHIP, YES_OR_NO } from './claim-values.js';
import { EMAIL_MAX_LENGTH } from './text-values.js';

/**
 * What is known of one field of a claim. Everything that is not given here is no, none, or the same as for the others.
 */
export interface ClaimField {
  /** What the form, the view, the history, a request for change and a rejected row call it. */
  label: string;
  /**
   * Its property, its column in import and export files and, in snake case, in the database; else the last part of its
   * path.
   */
  name?: string;
  /** One line unless it says otherwise; `email` is an address, `quantity` a number of shares kept as it was written. */
  kind?: 'lines' | 'email' | 'quantity';
  /** The answers it can have; an unanswered choice is NULL, where an unanswered text is ''. */
  choice?: Choice<string>;
  /** Characters; `CLAIM_TEXT_MAX_LENGTH` unless it says otherwise. */
  maxLength?: number;
  /**
   * What is reported missing of a claim that lacks it ('<required> is required'); a bank type where it depends on that.
   */
  required?: string;
  requiredFor?: BankTypeValue;
  /** Kept in the sealed envelope only, shown masked in histories, exported on its own permission. */
  restricted?: true;
  /** Neither seen nor changed by members. */
  administratorsOnly?: true;
  /** Keeps its value when its group is sent without it, where another field becomes unanswered. */
  kept?: true;
  /** An import file must have its column, and each row a value. */
  requiredInImport?: true;
  /** A code, which a spreadsheet may have spoiled by making a number or a day of it. */
  code?: true;
}

/** The longest answer a claim keeps in one field; an address may have several lines. */
export const CLAIM_TEXT_MAX_LENGTH = 500;

/**
 * Every field of the claim, once, in the order of its form: schemas, inputs, form values, labels, files, columns, masks
 * and the API's description follow from it. The entity and the model repeat the names, since their types are used
 * everywhere; they are held to it by these types and by `claim-catalogue.spec.ts`.
 */
export const CLAIM_CATALOGUE = {
  contactDetails: {
    firstName: { label: 'First name', required: 'First name' },
    lastName: { label: 'Last name', required: 'Last name' },
    company: { label: 'Company' },
    position: { label: 'Position' },
    email: {
      label: 'Email',
      name: 'contactEmail',
      kind: 'email',
      maxLength: EMAIL_MAX_LENGTH,
      required: 'Email',
    },
    mobile: { label: 'Phone', required: 'Phone', code: true },
    relationship: { label: 'Relationship to RGM', choice: RELATIONSHIP, required: 'Relationship' },
  },
  legalDetails: {
    claimType: { label: 'Source', administratorsOnly: true, kept: true },
    legalEntity: {
      label: 'Legal entity on the share register',
      required: 'Legal entity',
      requiredInImport: true,
    },
    registeredOwner: { label: 'Registered owner if different', required: 'Registered owner' },
    abnAcn: { label: 'ABN/ACN', code: true },
    tradingAccount: { label: 'Trading account HIN/SRN', restricted: true, code: true },
    australianCitizen: {
      label: 'Australian resident',
      choice: YES_OR_NO,
      required: 'Australian resident',
    },
    taxNumber: { label: 'Tax file number', restricted: true, code: true },
  },
  bankDetails: {
    bankName: { label: 'Bank name', required: 'Bank' },
    bankType: { label: 'Bank country', choice: BANK_TYPE, required: 'Bank country' },
    bsb: { label: 'BSB', required: 'BSB', requiredFor: 'LOCAL', restricted: true, code: true },
    swiftCode: {
      label: 'Swift code',
      required: 'Swift code',
      requiredFor: 'INTERNATIONAL',
      restricted: true,
      code: true,
    },
    customerCity: { label: 'Customer city', required: 'Customer city', requiredFor: 'INTERNATIONAL' },
    customerCountry: {
      label: 'Customer country',
      required: 'Customer country',
      requiredFor: 'INTERNATIONAL',
    },
    accountName: { label: 'Account name', required: 'Account name', restricted: true },
    accountNo: { label: 'Account number', required: 'Account number', restricted: true, code: true },
    paymentReference: { label: 'Payment reference', code: true },
  },
  addressDetails: {
    address: { label: 'Address', kind: 'lines', required: 'Address' },
    suburb: { label: 'Suburb/Town', required: 'Suburb' },
    state: { label: 'State', required: 'State' },
    postCode: { label: 'Post Code', required: 'Post code', code: true },
    country: { label: 'Country', required: 'Country' },
  },
  tradeDetails: {
    openingBalance: { label: 'Opening balance', kind: 'quantity', required: 'Opening balance', kept: true },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ClaimField>>>>;

type Catalogue = typeof CLAIM_CATALOGUE;

/** A group of the claim's fields: `bankDetails`. */
export type ClaimGroup = keyof Catalogue;

type FieldOf<Group extends ClaimGroup> = keyof Catalogue[Group] & string;

type NameOf<Entry, Key> = Entry extends { name: infer Name } ? Name : Key;

type Entries = {
  [Group in ClaimGroup]: {
    [Field in FieldOf<Group>]: {
      path: `${Group}.${Field}`;
      name: NameOf<Catalogue[Group][Field], Field>;
      restricted: Catalogue[Group][Field] extends { restricted: true } ? true : false;
      chosen: Catalogue[Group][Field] extends { choice: Choice<string> } ? true : false;
    };
  }[FieldOf<Group>];
}[ClaimGroup];

/** The path of a field: `bankDetails.bsb`. */
export type ClaimPath = Entries['path'];
/** The path of a field that is chosen from a few answers. */
export type ChosenPath = Extract<Entries, { chosen: true }>['path'];
/** The name of a field that is restricted. */
export type RestrictedName = Extract<Entries, { restricted: true }>['name'];
/** The name of a field that is a column of its own. */
export type PlainName = Extract<Entries, { restricted: false }>['name'];

/** The name of any field. */
export type ClaimFieldName = Entries['name'];

type ValueOf<Entry> = Entry extends { choice: Choice<infer Value> } ? Value | '' | null : string;

/** A claim as its form holds it: an empty text or null is an unanswered field. */
export type ClaimValues = {
  [Group in ClaimGroup]: {
    -readonly [Field in keyof Catalogue[Group]]: ValueOf<Catalogue[Group][Field]>;
  };
};

type ShownOf<Entry> = Entry extends { choice: Choice<string> } | { administratorsOnly: true }
  ? string | null
  : string;

/** A group of a claim as it is shown: null is an unanswered choice, and what its reader may not see. */
export type ShownGroup<Group extends ClaimGroup> = {
  readonly [Field in keyof Catalogue[Group]]: ShownOf<Catalogue[Group][Field]>;
};

export type ShownClaim = { readonly [Group in ClaimGroup]: ShownGroup<Group> };

/** A field with where it is to be found; its name and its longest value are always there. */
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

/** Fields that neither a form nor a view shows to members; they are no part of their group's list on a screen. */
export const ADMINISTRATORS_FIELDS = CLAIM_FIELDS.filter(({ administratorsOnly }) => administratorsOnly);

/** The fields of a group that members see too, without those of another bank type. */
export function fieldsShown(group: ClaimGroup, bankType: string | null): ListedClaimField[] {
  return CLAIM_FIELDS.filter(
    (field) =>
      field.group === group &&
      !field.administratorsOnly &&
      (field.requiredFor === undefined || field.requiredFor === bankType),
  );
}

const BY_PATH = new Map<string, ListedClaimField>(CLAIM_FIELDS.map((field) => [field.path, field]));

/** The field of a path; undefined when a claim has none there. */
export function claimFieldAt(path: string): ListedClaimField | undefined {
  return BY_PATH.get(path);
}
