import { uuidV7 } from './uuid-v7.js';

describe('a generated id', () => {
  const ids = Array.from({ length: 20_000 }, uuidV7);

  it('a generated id is a UUID of version 7', () => {
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('is different each time and sorts after the previous one', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it('a generated id contains its timestamp', () => {
    const moment = parseInt(uuidV7().replaceAll('-', '').slice(0, 12), 16);
    expect(Math.abs(moment - Date.now())).toBeLessThan(5_000);
  });
});
