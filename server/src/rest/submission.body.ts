import { Injectable, type PipeTransform } from '@nestjs/common';
import { BadInput } from '../common/errors.js';
import { inputValidation } from '../common/input-validation.js';
import { registrationErrors } from '../registrations/checked-registration.js';
import { RegistrationInput } from '../registrations/registration.input.js';

const WRAPPERS = ['values', 'data'];

/** A missing group counts as an unanswered one, so that all messages are reported at once. */
const UNANSWERED = {
  contactInformation: {},
  groupMemberDetails: {},
  groupMemberAddress: {},
  shareholderDetails: {},
  tradeDetails: {},
};

/**
 * The five groups of a registration, bare or wrapped in `values` or `data` (RESTAPI-23), with their shape validated;
 * shape errors are reported with all others.
 */
@Injectable()
export class RegistrationBody implements PipeTransform<unknown, Promise<RegistrationInput>> {
  private readonly validation = inputValidation();

  async transform(body: unknown): Promise<RegistrationInput> {
    const groups = withTexts({ ...UNANSWERED, ...unwrapped(body) });
    try {
      return (await this.validation.transform(groups, {
        type: 'body',
        metatype: RegistrationInput,
      })) as RegistrationInput;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      throw new BadInput(error.message, { ...registrationErrors(groups), ...error.fields });
    }
  }
}

function unwrapped(body: unknown): object {
  const given = asObject(body);
  const wrapper = WRAPPERS.find((name) => Object.hasOwn(given, name));
  if (wrapper === undefined) return given;
  const { [wrapper]: groups, ...others } = given;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new BadInput(`${other} is not recognised.`, { [other]: `${other} is not recognised` });
  return asObject(groups);
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new BadInput('Send the five groups of a registration as JSON.');
}

/**
 * The older product's form sent mobile, quantity and amount as numbers. One that a double represents exactly is converted
 * to text; any other stays a number and is refused, since it is no longer what was typed.
 */
function withTexts(value: unknown): unknown {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : value;
  if (Array.isArray(value)) return value.map(withTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner)]));
}
