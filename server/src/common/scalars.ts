import { Scalar, type CustomScalar } from '@nestjs/graphql';
import { Decimal } from 'decimal.js';
import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { readMoment } from './read-moment.js';

function textOf(node: ValueNode, name: string): string {
  if (node.kind !== Kind.STRING) throw new GraphQLError(`${name} must be given as text.`);
  return node.value;
}

/** A date without a time, yyyy-MM-dd; never converted by a time zone (TRADE-4). */
@Scalar('Date')
export class DateScalar implements CustomScalar<string, string> {
  description = 'A date without a time: yyyy-MM-dd';
  serialize = (value: unknown) => String(value);
  parseValue = (value: unknown) => checkedDate(String(value));
  parseLiteral = (node: ValueNode) => checkedDate(textOf(node, 'A date'));
}

function checkedDate(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new GraphQLError('A date must be written yyyy-MM-dd.');
  return text;
}

/** A time stamp with its zone. Replaces Nest's scalar, which accepts whatever JavaScript converts to a Date. */
@Scalar('DateTime', () => Date)
export class DateTimeScalar implements CustomScalar<string | null, Date> {
  description =
    'A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format.';
  serialize = (value: unknown) => (value instanceof Date ? value.toISOString() : null);
  parseValue = (value: unknown) => checkedMoment(value);
  parseLiteral = (node: ValueNode) => checkedMoment(node.kind === Kind.STRING ? node.value : undefined, node);
}

function checkedMoment(value: unknown, node?: ValueNode): Date {
  const moment = typeof value === 'string' ? readMoment(value) : undefined;
  if (!moment)
    throw new GraphQLError(
      'A date and time must exist and be written as text with its time zone, such as "2019-12-03T09:54:33Z".',
      { nodes: node },
    );
  return moment;
}

/** An exact decimal number, as text, never a float. */
@Scalar('Decimal')
export class DecimalScalar implements CustomScalar<string, Decimal> {
  description = 'An exact decimal number, as text';
  serialize = (value: unknown) => (value instanceof Decimal ? value.toFixed() : String(value));
  parseValue = (value: unknown) => exactDecimal(value);
  parseLiteral = (node: ValueNode) => exactDecimal(textOf(node, 'A decimal'));
}

function exactDecimal(value: unknown): Decimal {
  if (typeof value !== 'string' || !/^-?\d{1,20}(\.\d{1,6})?$/.test(value)) {
    throw new GraphQLError('A decimal must be text such as "12.50", with at most 6 decimals.');
  }
  return new Decimal(value);
}
