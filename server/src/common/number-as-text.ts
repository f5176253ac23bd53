import type { TransformFnParams } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/**
 * JSON numbers are parsed into doubles: with up to this many digits, the decimal text of the double is the one that was
 * sent.
 */
const EXACT_DIGITS = 15;

/** A JSON number as the text that was sent. A number that may have been rounded stays a number, to be refused as such. */
export function numberAsText({ value }: Pick<TransformFnParams, 'value'>): unknown {
  if (typeof value !== 'number') return value;
  const text = String(value);
  const exact = /^-?\d+(\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= EXACT_DIGITS;
  return exact ? text : value;
}

/** Accepts a number that was not converted, so that validation reports it with all other errors. */
export const IsTextOrNumber = (label: string) =>
  ValidateBy({
    name: 'isTextOrNumber',
    validator: {
      validate: (value) => typeof value === 'string' || typeof value === 'number',
      defaultMessage: () => `${label} must be text`,
    },
  });
