import { schemaErrors } from '@rules/schema-errors.js';
import { prepareDataForValidation, setIn, type FormikErrors, type FormikValues } from 'formik';

/** What a schema says against the values of a form, in Formik's shape; an empty field counts as not given. */
export function formErrors<Values extends FormikValues>(
  schema: Parameters<typeof schemaErrors>[0],
  values: Values,
): FormikErrors<Values> {
  return Object.entries(schemaErrors(schema, prepareDataForValidation(values))).reduce(
    (errors, [path, message]) => setIn(errors, path, message) as FormikErrors<Values>,
    {},
  );
}
