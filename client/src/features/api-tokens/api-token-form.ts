import { askedText } from '@rules/asked-text.js';
import { object, string } from 'yup';
import type { ApiTokenScope } from '../../generated/graphql';

/** What a new token is asked for. */
export interface ApiTokenValues {
  name: string;
  scope: ApiTokenScope;
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

/** A read-only token for three months. */
export function usualToken(today: string): ApiTokenValues {
  return { name: '', scope: 'READ', restricted: false, expiryDate: dayAfter(today, DEFAULT_DAYS) };
}

/** Name and last day; the days compare as text because they are yyyy-MM-dd. */
export function apiTokenSchema(today: string) {
  const { min, max } = expiryBounds(today);
  return object({
    name: askedText('Name is required').max(100, 'Name can be at most 100 characters long'),
    scope: string().required(),
    expiryDate: string()
      .required('Expiry date is required')
      .test('future', 'Expiry date must not be in the past', (day) => day >= min)
      .test('year', 'Expiry date must be less than a year from now', (day) => day <= max),
  });
}
