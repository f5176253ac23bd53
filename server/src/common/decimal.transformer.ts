import { Decimal } from 'decimal.js';
import type { ValueTransformer } from 'typeorm';

/** Keeps numeric columns exact: Decimal in the code, numeric in PostgreSQL, null and undefined apart. */
export const decimalTransformer: ValueTransformer = {
  to: (value: Decimal | null | undefined) => value?.toFixed(),
  from: (value: string | null) => (value === null ? null : new Decimal(value)),
};
