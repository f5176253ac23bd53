import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { BadInput } from '../common/errors.js';
import { requestOf } from '../common/request-of.js';

/** Visible ASCII characters, without the space. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * The Idempotency-Key header of a call through either API; undefined if absent.
 * @throws BadInput unless it has 1 to 200 visible characters
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = requestOf(context).headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key !== 'string' || !KEY.test(key))
      throw new BadInput('The header Idempotency-Key must be 1 to 200 visible ASCII characters.');
    return key;
  },
);
