import { askedText } from '@rules/asked-text.js';
import { TOKEN_PERMISSIONS, type TokenPermission } from '@rules/permissions.js';
import { isDay } from '@rules/rule-checks.js';
import { object, string } from 'yup';
import { t } from '@rules/text.js';
import type { ApiTokenScope } from '../../generated/graphql';

/** The form values of a new token. */
export interface ApiTokenValues {
  name: string;
  scope: ApiTokenScope;
  /** Whether each permission is chosen. */
  permissions: Record<TokenPermission, boolean>;
  /** Whether it may read tax numbers and bank accounts. */
  restricted: boolean;
  /** yyyy-MM-dd, the last day on which it is valid. */
  expiryDate: string;
}

const DAYS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 90;
const LONGEST_DAYS = 364;

function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(today) + days * DAYS).toISOString().slice(0, 10);
}

/** The earliest and latest last day: today, and the day before one year ahead. */
export function expiryBounds(today: string) {
  return { min: today, max: dayAfter(today, LONGEST_DAYS) };
}

/** The form field of a permission: a single key, in brackets so that Formik does not split it at its dots. */
export const permissionField = (permission: TokenPermission) => `permissions["${permission}"]`;

/** The chosen permissions, in the order of their list. */
export function chosenPermissions(chosen: Partial<ApiTokenValues['permissions']>): TokenPermission[] {
  return TOKEN_PERMISSIONS.filter((permission) => chosen[permission]);
}

/** The default values: a read-only token for three months; what it may do is chosen by whoever creates it. */
export function usualToken(today: string): ApiTokenValues {
  const none = TOKEN_PERMISSIONS.map((permission) => [permission, false]);
  return {
    name: '',
    scope: 'READ',
    permissions: Object.fromEntries(none) as ApiTokenValues['permissions'],
    restricted: false,
    expiryDate: dayAfter(today, DEFAULT_DAYS),
  };
}

/** The schema of name and last day; dates are compared as text, since they are yyyy-MM-dd. */
export function apiTokenSchema(today: string) {
  const { min, max } = expiryBounds(today);
  return object({
    name: askedText(t('Name is required')).max(100, t('Name can be at most 100 characters long')),
    scope: string().required(),
    permissions: object().test(
      'some',
      t('Choose at least one permission'),
      (permissions) => chosenPermissions(permissions).length > 0,
    ),
    expiryDate: string()
      .required(t('Expiry date is required'))
      .test('future', t('Expiry date must not be in the past'), (day) => !isDay(day) || day >= min)
      .test('year', t('Expiry date must be less than a year from now'), (day) => !isDay(day) || day <= max),
  });
}
