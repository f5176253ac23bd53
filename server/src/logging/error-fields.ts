interface DatabaseError {
  code?: string;
  constraint?: string;
  table?: string;
}

/**
 * What may be logged of an error. PostgreSQL quotes values in its messages, so of a database error only its code, table
 * and constraint are kept, and of every stack the places only.
 */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { driverError, code } = error as { driverError?: DatabaseError; code?: unknown };
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const fields = { type: error.name, code, stack: places.slice(0, 12).map((line) => line.trim()) };
  if (!driverError) return { ...fields, message: error.message };
  return { ...fields, code: driverError.code, table: driverError.table, constraint: driverError.constraint };
}
