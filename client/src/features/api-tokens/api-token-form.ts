import { askedText } from '@rules/asked-text.js';
import { type Permission, TOKEN_PERMISSIONS } from '@rules/permissions.js';
import { object, string } from 'yup';
import type { ApiTokenScope } from '../../generated/graphql';

/** What a new token is asked for. */
export interface ApiTokenValues {
  name: string;
  scope: ApiTokenScope;
  /** The last part of a permission by its first part: `claims.read` is `{ claims: { read: true } }`. */
  permissions: Record<string, Record<string, boolean>>;
  /** Whether it is shown tax numbers and bank accounts. */
  restricted: boolean;
  /** yyyy-MM-dd, the last day it works. */
  expiryDate: string;
}

const DAYS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 90;
const LONGEST_DAYS = 364;

function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(today) + days * DAYS).toISOString().slice(0, 10);
}

/** The days between which the last day may lie: today, and what is less than a year ahead. */
export function expiryBounds(today: string) {
  return { min: today, max: dayAfter(today, LONGEST_DAYS) };
}

const everyPermission = () => {
  const all: ApiTokenValues['permissions'] = {};
  for (const permission of TOKEN_PERMISSIONS) {
    const [area = '', act = ''] = permission.split('.');
    (all[area] ??= {})[act] = true;
  }
  return all;
};

/** The chosen permissions, in the order of their list. */
export function chosenPermissions({ permissions }: Pick<ApiTokenValues, 'permissions'>): Permission[] {
  return TOKEN_PERMISSIONS.filter((permission) => {
    const [area = '', act = ''] = permission.split('.');
    return permissions[area]?.[act] === true;
  });
}

/** A read-only token for three months, with every permission that a token can have. */
export function usualToken(today: string): ApiTokenValues {
  const permissions = everyPermission();
  return {
    name: '',
    scope: 'READ',
    permissions,
    restricted: false,
    expiryDate: dayAfter(today, DEFAULT_DAYS),
  };
}

/** Name and last day; the days compare as text because they are yyyy-MM-dd. */
export function apiTokenSchema(today: string) {
  const { min, max } = expiryBounds(today);
  return object({
    name: askedText('Name is required').max(100, 'Name can be at most 100 characters long'),
    scope: string().required(),
    permissions: object().test(
      'some',
      'Choose at least one permission',
      (permissions) => chosenPermissions({ permissions: permissions }).length > 0,
    ),
    expiryDate: string()
      .required('Expiry date is required')
      .test('future', 'Expiry date must not be in the past', (day) => day >= min)
      .test('year', 'Expiry date must be less than a year from now', (day) => day <= max),
  });
}
