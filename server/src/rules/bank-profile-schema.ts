import { boolean, object, string } from 'yup';
import { words } from './amendment-schema.js';
import { isIdentifier } from './identifiers.js';
import { readMoney } from './money-text.js';
import { t } from './text.js';

/** What a Direct Entry file has room for, in characters. */
const USER_NAME = 26;
const DESCRIPTION = 12;
const REMITTER = 16;
const NAME = 60;
/** The format has ten digits for cents. */
const MOST_DOLLARS = 99_999_999.99;
const MOST_ROWS = 999_999;

/** The characters that Direct Entry takes; a bank refuses the whole file for any other. */
const TAKEN = /^[\w +\-@$!%&()*./#=:;?,'[\]^]*$/;

const written = (label: string, most: number, asked: string) =>
  words(label, most, false)
    .required(asked)
    .matches(
      TAKEN,
      t('{label} can have letters without accents, digits and + - @ $ ! % & ( ) * . /', { label }),
    );

const aTotal = t('Enter an amount up to 99,999,999.99, or leave it empty');
const aCount = t('Enter a number from 2 to 999,999, or leave it empty');

/** The form of a bank profile (PAY-1); every value but its name is sealed. */
export const bankProfileSchema = object({
  name: words(t('The name'), NAME, false).required(t('Give the profile a name')),
  institution: string()
    .trim()
    .uppercase()
    .default('')
    .required(t('Enter the bank’s three letters'))
    .matches(/^[A-Z]{3}$/, t('Use the three letters that the bank gives, such as WBC')),
  userName: written(t('The user name'), USER_NAME, t('Enter the user name')),
  userId: string()
    .trim()
    .default('')
    .required(t('Enter the user id'))
    .matches(/^\d{1,6}$/, t('The user id has up to six digits')),
  description: written(t('The description'), DESCRIPTION, t('Enter the description')),
  traceBsb: string()
    .trim()
    .default('')
    .required(t('Enter the BSB that pays'))
    .test('bsb', t('Enter a BSB of six digits'), (text) => text === '' || isIdentifier('BSB', text)),
  traceAccount: string()
    .transform((text: unknown) => (typeof text === 'string' ? text.replaceAll(/[\s-]/g, '') : text))
    .default('')
    .required(t('Enter the account that pays'))
    .matches(/^\d{1,9}$/, t('The account has up to nine digits')),
  remitter: written(t('The remitter'), REMITTER, t('Enter the remitter')),
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
    .test(
      'count',
      aCount,
      (text) => text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= 2 && Number(text) <= MOST_ROWS),
    ),
  longTitles: string().default('REFUSE').oneOf(['REFUSE', 'CUT'], t('Choose what happens to long names')),
});
