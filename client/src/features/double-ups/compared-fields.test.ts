import { likenessOf } from './compared-fields';

describe('how two values compare', () => {
  it.each([
    ['', '', 'same'],
    ['Acme', 'Acme', 'same'],
    ['51 824 753 556', '51824753556', 'written'],
    ['ACME P/L', 'acme pl', 'written'],
    ['Acme', '', 'different'],
    ['-', '/', 'different'],
    ['王', '李', 'different'],
  ])('the values %j and %j of two claims are %s', (first, second, likeness) => {
    expect(likenessOf(first, second)).toBe(likeness);
  });
});
