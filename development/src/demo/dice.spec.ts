import { Dice } from './dice.js';

describe('Dice', () => {
  it('rolls the same numbers for the same seed and others for another', () => {
    const rolls = (seed: number) =>
      Array.from(
        { length: 5 },
        (
          (dice) => () =>
            dice.int(0, 1_000_000)
        )(new Dice(seed)),
      );
    expect(rolls(7)).toEqual(rolls(7));
    expect(rolls(7)).not.toEqual(rolls(8));
  });

  it('stays inside its bounds and reaches both ends', () => {
    const dice = new Dice(1);
    const seen = new Set(Array.from({ length: 500 }, () => dice.int(3, 6)));
    expect([...seen].sort()).toEqual([3, 4, 5, 6]);
  });

  it('a weighted choice of the dice follows the weights', () => {
    const dice = new Dice(2);
    const rolls = Array.from({ length: 1000 }, () =>
      dice.weighted([
        [9, 'often'],
        [1, 'seldom'],
      ] as const),
    );
    const often = rolls.filter((roll) => roll === 'often').length;
    expect(often).toBeGreaterThan(850);
    expect(often).toBeLessThan(950);
  });
});
