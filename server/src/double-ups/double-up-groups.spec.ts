import { groupsOf } from './double-up-groups.js';

const pairs = (...texts: string[]) =>
  texts.map((text) => ({ firstId: text.slice(0, 1), secondId: text.slice(1) }));

describe('connected claims', () => {
  it.each([
    [[], []],
    [['ab'], ['a']],
    [
      ['ab', 'cd'],
      ['a', 'c'],
    ],
    [
      ['cd', 'ab', 'bc'],
      ['a', 'a', 'a'],
    ],
    [
      ['ad', 'bd', 'ce'],
      ['a', 'a', 'c'],
    ],
  ])('%j are in the groups %j', async (given, expected) => {
    expect(await groupsOf(pairs(...given))).toEqual(expected);
  });
});
