import type { TransformFnParams } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** A JSON number is read into a binary one: up to so many digits its decimal text is the one that was sent. */
const EXACT_DIGITS = 15;

/** A JSON number as the text it was written as; one that may have been rounded on the way stays a number, and is to be refused as such. */
export function numberAsText({ value }: Pick<TransformFnParams, 'value'>): unknown {
  if (typeof value !== 'number') return value;
  const text = String(value);
  const exact = /^-?\d+(\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= EXACT_DIGITS;
  return exact ? text : value;
}

/** Takes a number that stayed one, so that whoever checks the values reports it with all other errors. */
export const IsTextOrNumber = (label: string) =>
  ValidateBy({
    name: 'isTextOrNumber',
    validator: {
      validate: (value) => typeof value === 'string' || typeof value === 'number',
      defaultMessage: () => `${label} must be text`,
    },
  });
