import { Decimal } from 'decimal.js';
import type { ValueTransformer } from 'typeorm';

/** Keeps numeric columns exact: Decimal in code, numeric in PostgreSQL; null and undefined stay different. */
export const decimalTransformer: ValueTransformer = {
  to: (value: Decimal | null | undefined) => value?.toFixed(),
  from: (value: string | null) => (value === null ? null : new Decimal(value)),
};
