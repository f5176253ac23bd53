import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { BadInput, type FieldMessages } from './errors.js';

/**
 * Validates every body, query and GraphQL input against its class: unknown properties and wrong types are refused
 * (SECURITY-7).
 */
export function inputValidation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => {
      const fields = messagesOf(errors);
      const [first] = Object.values(fields);
      return new BadInput(first ? `${first}.` : 'Please check what you have entered.', fields);
    },
  });
}

function messagesOf(errors: ValidationError[], path = ''): FieldMessages {
  const fields: FieldMessages = {};
  for (const { property, constraints, children } of errors) {
    const at = path ? `${path}.${property}` : property;
    const [message] = Object.values(constraints ?? {});
    if (message) fields[at] = constraints?.whitelistValidation ? `${at} is not recognised` : message;
    Object.assign(fields, messagesOf(children ?? [], at));
  }
  return fields;
}
