/**
 * Formik's errors as a list of path and message; the path ('contactDetails.firstName') is also the input's id. A
 * message for a whole part (a list of rows) has the part's own path.
 */
export function flatErrors(errors: object, at = ''): [path: string, message: string][] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]): [string, string][] => {
    const path = at ? `${at}.${name}` : name;
    if (typeof error === 'string') return [[path, error]];
    return typeof error === 'object' && error !== null ? flatErrors(error, path) : [];
  });
}
