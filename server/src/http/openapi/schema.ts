/** The subset of JSON Schema that these documents use. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | readonly (string | null)[];
  description?: string;
  format?: string;
  enum?: readonly (string | null)[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: false;
  $ref?: string;
  anyOf?: readonly Schema[];
}

export const text: Schema = { type: 'string' };
export const id: Schema = { type: 'string', format: 'uuid' };
export const day: Schema = { type: 'string', format: 'date' };
export const moment: Schema = { type: 'string', format: 'date-time' };
export const decimal: Schema = { type: 'string', description: 'An exact decimal number as text' };
export const whole: Schema = { type: 'integer' };
export const flag: Schema = { type: 'boolean' };

export const textOrNull: Schema = { type: ['string', 'null'] };
export const flagOrNull: Schema = { type: ['boolean', 'null'] };
export const momentOrNull: Schema = { type: ['string', 'null'], format: 'date-time' };

/** A string with one of these values. */
export const oneOf = (...words: string[]): Schema => ({ type: 'string', enum: words });

/** A string with one of these values, or an empty string for no value. */
export const oneOfOrNull = (...words: string[]): Schema => ({
  type: ['string', 'null'],
  enum: [...words, null],
});

export const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** A reference to a named schema of the document. */
export const the = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object with exactly these properties; those in `optional` may be absent. */
export function object(properties: Record<string, Schema>, optional: readonly string[] = []): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

/** An object whose properties may all be absent. */
export const partly = (properties: Record<string, Schema>): Schema =>
  object(properties, Object.keys(properties));

/** An object whose properties are all strings. */
export const texts = (...names: string[]): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, text]));
