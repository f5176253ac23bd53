import { type AnyObject, boolean, object, string, type StringSchema } from 'yup';
import { words } from './amendment-schema.js';
import { isIdentifier } from './identifiers.js';
import { readMoney } from './money-text.js';
import { t } from './text.js';

/** The formats of files: Direct Entry, or pain.001.001 in one of two versions. */
export const BANK_FILE_FORMATS = ['ABA', 'PAIN_03', 'PAIN_09'] as const;

/** What a Direct Entry file has room for, in characters. */
const USER_NAME = 26;
const DESCRIPTION = 12;
const REMITTER = 16;
const NAME = 60;
/** The format has ten digits for cents. */
const MOST_DOLLARS = 99_999_999.99;
const MOST_ROWS = 999_999;
/** The names and the id in a pain.001 file, and the most payments that one of its files is checked with. */
const PARTY = 70;
const PARTY_ID = 35;
const MOST_PAIN_ROWS = 10_000;

/** The characters that Direct Entry takes; a bank refuses the whole file for any other. */
const TAKEN = /^[\w +\-@$!%&()*./#=:;?,'[\]^]*$/;

const written = (label: string, most: number, asked: string) =>
  words(label, most, false)
    .required(asked)
    .matches(
      TAKEN,
      t('{label} can have letters without accents, digits and + - @ $ ! % & ( ) * . /', { label }),
    );

/** The characters that every bank takes in pain.001. */
const SWIFT = /^[A-Za-z0-9 /\-?:().,'+]*$/;

const party = (label: string, asked: string) =>
  words(label, PARTY, false)
    .required(asked)
    .matches(
      SWIFT,
      t('{label} can have letters without accents, digits and / - ? : ( ) . , + and apostrophes', { label }),
    );

/** A value that one kind of format has: of the other it is empty. */
const only = (kind: 'ABA' | 'PAIN', schema: StringSchema<string, AnyObject, '', 'd'>) =>
  string()
    .default('')
    .when('format', ([format]: readonly unknown[]) =>
      (format === 'ABA') === (kind === 'ABA') ? schema : EMPTY,
    );
const EMPTY = string()
  .transform(() => '')
  .default('');

const aTotal = t('Enter an amount up to 99,999,999.99, or leave it empty');
const aCount = t('Enter a number from 2 to 999,999, or leave it empty');

const aPainCount = t('Enter a number from 1 to 10,000, or leave it empty');
const isCount = (text: string, least: number, most: number) =>
  text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most);

/** The form of a bank profile (PAY-1); every value but its name and its format is sealed. */
export const bankProfileSchema = object({
  name: words(t('The name'), NAME, false).required(t('Give the profile a name')),
  format: string().default('ABA').oneOf(BANK_FILE_FORMATS, t('Choose a format')),
  institution: only(
    'ABA',
    string()
      .trim()
      .uppercase()
      .default('')
      .required(t('Enter the bank’s three letters'))
      .matches(/^[A-Z]{3}$/, t('Use the three letters that the bank gives, such as WBC')),
  ),
  userName: only('ABA', written(t('The user name'), USER_NAME, t('Enter the user name'))),
  userId: only(
    'ABA',
    string()
      .trim()
      .default('')
      .required(t('Enter the user id'))
      .matches(/^\d{1,6}$/, t('The user id has up to six digits')),
  ),
  description: only('ABA', written(t('The description'), DESCRIPTION, t('Enter the description'))),
  initiator: only('PAIN', party(t('The sender'), t('Enter who sends the files'))),
  initiatorId: only(
    'PAIN',
    string()
      .trim()
      .default('')
      .defined()
      .max(PARTY_ID, t('The number has up to 35 characters'))
      .matches(/^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)?$/, t('Use letters, digits and hyphens')),
  ),
  debtor: only('PAIN', party(t('The name of the account'), t('Enter the name of the account that pays'))),
  traceBsb: string()
    .trim()
    .default('')
    .required(t('Enter the BSB that pays'))
    .test('bsb', t('Enter a BSB of six digits'), (text) => text === '' || isIdentifier('BSB', text)),
  traceAccount: string()
    .transform((text: unknown) => (typeof text === 'string' ? text.replaceAll(/[\s-]/g, '') : text))
    .default('')
    .required(t('Enter the account that pays'))
    .when('format', ([format]: readonly unknown[], schema) =>
      format === 'ABA'
        ? schema.matches(/^\d{1,9}$/, t('The account has up to nine digits'))
        : schema.matches(/^\d{1,34}$/, t('The account has up to 34 digits')),
    ),
  remitter: only('ABA', written(t('The remitter'), REMITTER, t('Enter the remitter'))),
  balanced: boolean().default(false),
  maxTotal: string()
    .transform((text: unknown) => (typeof text === 'string' ? (readMoney(text) ?? text.trim()) : text))
    .default('')
    .test('amount', aTotal, (text) => {
      if (text === '') return true;
      const amount = readMoney(text);
      return amount !== undefined && Number(amount) > 0 && Number(amount) <= MOST_DOLLARS;
    }),
  maxRows: string()
    .trim()
    .default('')
    .when('format', ([format]: readonly unknown[], schema) =>
      format === 'ABA'
        ? schema.test('count', aCount, (text) => isCount(text, 2, MOST_ROWS))
        : schema.test('count', aPainCount, (text) => isCount(text, 1, MOST_PAIN_ROWS)),
    ),
  longTitles: string().default('REFUSE').oneOf(['REFUSE', 'CUT'], t('Choose what happens to long names')),
});
