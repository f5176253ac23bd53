import { drawnParts, type LotPart, MOST_PARTS } from './lots';

const part = (quantity: number, more: Partial<LotPart> = {}): LotPart => ({
  label: `${quantity} sold`,
  quantity: BigInt(quantity),
  width: quantity / 10_000,
  band: 'A',
  isHeld: false,
  ...more,
});
const parts = (count: number, make: (nth: number) => LotPart = () => part(10)) =>
  Array.from({ length: count }, (_, nth) => make(nth));
const sumOf = (list: readonly LotPart[]) => list.reduce((sum, { quantity }) => sum + quantity, 0n);

describe('a bar of the picture (NOTICE-14)', () => {
  it('draws each part as long as it has room for all', () => {
    expect(drawnParts([])).toEqual([]);
    expect(drawnParts(parts(MOST_PARTS))).toEqual(parts(MOST_PARTS));
  });

  it('draws narrow neighbours as one beyond that, and says how many sales and shares they are', () => {
    const drawn = drawnParts(parts(400));
    expect(drawn.length).toBeLessThanOrEqual(MOST_PARTS);
    expect(drawn[0]!.label).toBe('100 shares in 10 sales');
    expect(sumOf(drawn)).toBe(4_000n);
    expect(drawn.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(0.4);
  });

  it('joins the parts of a lot that was sold in very many', () => {
    expect(drawnParts(parts(100_000)).length).toBeLessThanOrEqual(MOST_PARTS);
  });

  it('keeps wide parts, parts of another look and what is held on their own', () => {
    const drawn = drawnParts([
      ...parts(50),
      part(9_000),
      ...parts(3, () => part(10, { band: null })),
      ...parts(50),
      part(5, { isHeld: true, label: '5 held' }),
    ]);
    expect(drawn.map(({ label, band }) => `${label} ${band}`)).toEqual([
      '250 shares in 25 sales A',
      '250 shares in 25 sales A',
      '9000 sold A',
      '30 shares in 3 sales null',
      '250 shares in 25 sales A',
      '250 shares in 25 sales A',
      '5 held A',
    ]);
    expect(sumOf(drawn)).toBe(10_035n);
  });
});
