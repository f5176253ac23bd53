import { ValidateBy, type ValidationOptions } from 'class-validator';
import { textError } from '../rules/text-values.js';

/** Refuses text with control characters, including NUL, or lone surrogates (SECURITY-8). */
export const IsFitText = (options?: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isFitText',
      validator: {
        validate: (value) => typeof value === 'string' && textError(value, false) === undefined,
        defaultMessage: () => 'The text contains characters that cannot be used',
      },
    },
    options,
  );
