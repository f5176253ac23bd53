interface DatabaseError {
  code?: string;
  constraint?: string;
  table?: string;
}

/**
 * The fields of an error that may be logged. PostgreSQL quotes values in its messages, so only the code, table and
 * constraint of a database error are logged, and only the locations of any stack.
 */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { driverError, code } = error as { driverError?: DatabaseError; code?: unknown };
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const fields = { type: error.name, code, stack: places.slice(0, 12).map((line) => line.trim()) };
  if (!driverError) return { ...fields, message: error.message };
  return { ...fields, code: driverError.code, table: driverError.table, constraint: driverError.constraint };
}
