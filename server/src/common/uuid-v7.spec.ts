import { uuidV7 } from './uuid-v7.js';

describe('an id made here', () => {
  const ids = Array.from({ length: 20_000 }, uuidV7);

  it('an id made here is a UUID of version 7', () => {
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('is new each time and follows the one before', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it('an id made here carries its moment', () => {
    const moment = parseInt(uuidV7().replaceAll('-', '').slice(0, 12), 16);
    expect(Math.abs(moment - Date.now())).toBeLessThan(5_000);
  });
});
