import { array, object, string } from 'yup';
import { t } from './text.js';
import { words } from './amendment-schema.js';
import {
  CALLER_RELATIONS,
  IDENTITY_CHECKS,
  type CallerRelationName,
  type IdentityCheckName,
} from './phone-call-answers.js';

/** A name and an address are in the telephone book: one check alone does not tell who calls. */
export const FEWEST_CHECKS = 2;
const CALLER_MAX_LENGTH = 200;
export const CALL_NOTE_MAX_LENGTH = 1_000;

const relations = Object.keys(CALLER_RELATIONS) as CallerRelationName[];
const checks = Object.keys(IDENTITY_CHECKS) as IdentityCheckName[];

/** What is recorded of a telephone call: day and time are those of the scheme's time zone. */
export interface PhoneCall {
  caller: string;
  relation: CallerRelationName;
  /** yyyy-MM-dd */
  day: string;
  /** HH:mm */
  time: string;
  checks: IdentityCheckName[];
  note: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const isDay = (text: string) => {
  const at = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** The schema of a telephone call, for form and server (PHONE-2). @param today yyyy-MM-dd in the scheme's time zone */
export function phoneCallSchema(today: string) {
  return object({
    caller: words(t('The caller’s name'), CALLER_MAX_LENGTH, false).required(
      t('Enter the name of the caller'),
    ),
    relation: string<CallerRelationName>()
      .required(t('Choose what the caller is to the group member'))
      .oneOf(relations, t('Choose one of the relations')),
    day: string()
      .required(t('Enter the day of the call'))
      .test('day', t('Enter the day of the call as a date'), (day) => !day || isDay(day))
      .test('past', t('The call cannot be after today'), (day) => !isDay(day) || day <= today),
    time: string()
      .required(t('Enter the time of the call'))
      .matches(TIME, 'Enter the time as hours and minutes, 14:05'),
    checks: array(
      string<IdentityCheckName>().required().oneOf(checks, t('Choose from the checks in the list')),
    )
      .required()
      .test(
        'enough',
        t('Choose at least two ways in which you checked who is calling'),
        (chosen) => new Set(chosen).size >= FEWEST_CHECKS,
      ),
    note: words(t('The note'), CALL_NOTE_MAX_LENGTH),
  });
}

/** The day of a moment in a time zone, as yyyy-MM-dd. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}
