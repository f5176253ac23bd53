import { schemaErrors } from '@rules/schema-errors.js';
import { prepareDataForValidation, setIn, type FormikErrors, type FormikValues } from 'formik';

/** The validation errors of a form's values, in Formik's shape; an empty field counts as missing. */
export function formErrors<Values extends FormikValues>(
  schema: Parameters<typeof schemaErrors>[0],
  values: Values,
): FormikErrors<Values> {
  return Object.entries(schemaErrors(schema, prepareDataForValidation(values))).reduce(
    (errors, [path, message]) => setIn(errors, path, message) as FormikErrors<Values>,
    {},
  );
}
