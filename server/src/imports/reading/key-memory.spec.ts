import { KeyMemory } from './key-memory.js';

it('the memory of keys lists every repeated key and, of a hundred thousand, no other', () => {
  const memory = new KeyMemory();
  for (let key = 0; key < 100_000; key += 1) memory.note(`SID${key}`);
  for (let key = 0; key < 50; key += 1) memory.note(`SID${key * 1000}`);
  expect(memory.repeatedKeys).toEqual(new Set(Array.from({ length: 50 }, (_, key) => `SID${key * 1000}`)));
});

it('the memory of keys reports when there are too many repeated keys to list', () => {
  const memory = new KeyMemory(2);
  for (const key of ['a', 'b', 'c', 'a', 'b']) memory.note(key);
  expect(memory.repeatedKeys).toEqual(new Set(['a', 'b']));
  memory.note('c');
  expect(memory.repeatedKeys).toBe('too-many');
});
