import { object, string } from 'yup';
import { t } from '../text.js';

/** What is asked for a court report: a whole number of people with or without commas, at most 99,999,999, or nothing. */
export const membersNotifiedSchema = object({
  membersNotified: string()
    .trim()
    .default('')
    .test(
      'whole',
      t('Enter a whole number of people, such as 12000, or nothing'),
      (value) => value === '' || /^[1-9]\d{0,7}$/.test(value.replaceAll(/[\s,]/g, '')),
    ),
});
