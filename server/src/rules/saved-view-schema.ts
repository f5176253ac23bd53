import { object, string } from 'yup';
import { t } from './text.js';
import { askedText } from './asked-text.js';
import { textError } from './text-values.js';

export const VIEW_NAME_MAX_LENGTH = 60;
export const VIEW_QUERY_MAX_LENGTH = 2_000;

/** The views that one person can save (LIST-24). */
export const MOST_VIEWS = 50;

const fit = (value: string | undefined) => !value || !textError(value, false);

/** The name of a saved view of the list. */
export const viewNameSchema = object({
  name: askedText(t('Name is required'))
    .default('')
    .max(
      VIEW_NAME_MAX_LENGTH,
      t('The name can have at most {viewNameMaxLength} characters', {
        viewNameMaxLength: VIEW_NAME_MAX_LENGTH,
      }),
    )
    .test('fit', t('The name contains characters that cannot be used'), fit),
});

/** A saved view: its name, and the query of the list's address with the columns that were added. */
export const savedViewSchema = viewNameSchema.shape({
  query: string()
    .default('')
    .max(VIEW_QUERY_MAX_LENGTH, t('These filters are too long to be saved'))
    .test('fit', t('These filters contain characters that cannot be used'), fit),
});
