import { validated } from '../rules/schema-errors.js';
import { BadInput } from './errors.js';

/**
 * The input as cast by its schema.
 * @param context values that the schema's conditions refer to with `$`
 * @throws BadInput with all messages by path (`tradeDetails.tradeData.0.quantity`)
 */
export function checkInput<Values>(
  schema: Parameters<typeof validated<Values>>[0],
  input: unknown,
  context?: object,
): Values {
  const { values, errors } = validated(schema, input, context);
  if (!errors) return values;
  throw new BadInput(`${Object.values(errors)[0]}.`, errors);
}
