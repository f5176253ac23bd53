import { array, object, string } from 'yup';
import { schemaErrorAt, schemaErrors, validated } from './schema-errors.js';

const trade = object({ quantity: string().trim().required('Quantity is required').max(3, 'Too long') });
const claim = object({
  name: string()
    .required('Name is required')
    .when('$strict', ([strict], schema) =>
      strict ? schema.matches(/^[A-Z]/, 'Begin with a capital') : schema,
    ),
  trades: array(trade),
});

describe('the errors of a schema', () => {
  it('give the value as cast by the schema when it is valid', () => {
    expect(validated(trade, { quantity: ' 10 ' })).toEqual({ values: { quantity: '10' } });
    expect(schemaErrors(trade, { quantity: '10' })).toEqual({});
  });

  it('give one message for each field, with dots in the path of a row', () => {
    const errors = { name: 'Name is required', 'trades.1.quantity': 'Too long' };
    const value = { name: '', trades: [{ quantity: '1' }, { quantity: '1000' }] };
    expect(schemaErrors(claim, value)).toEqual(errors);
    expect(schemaErrors(array(trade), [{ quantity: '' }])).toEqual({ '0.quantity': 'Quantity is required' });
  });

  it('depend on the context of a condition', () => {
    expect(schemaErrors(claim, { name: 'jane' })).toEqual({});
    expect(schemaErrors(claim, { name: 'jane' }, { strict: true })).toEqual({ name: 'Begin with a capital' });
  });

  it('can be requested for one field', () => {
    expect(schemaErrorAt(trade, 'quantity', { quantity: '1000' })).toBe('Too long');
    expect(schemaErrorAt(trade, 'quantity', { quantity: '1' })).toBeUndefined();
  });

  it('do not hide an error that is not a validation error', () => {
    const broken = object({
      name: string().test('broken', () => {
        throw new TypeError('broken');
      }),
    });
    expect(() => schemaErrors(broken, { name: 'Jane' })).toThrow(TypeError);
  });
});
