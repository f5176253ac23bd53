import { renderHook } from '@testing-library/react';
import { tabTexts } from './browser-storage';
import { useIdempotencyKey } from './use-idempotency-key';

afterEach(() => tabTexts.clear());

/** As after each load of the page. */
const opened = (place = 'claim') => renderHook(() => useIdempotencyKey(place)).result.current;

it('an idempotency key stays the same for the same body, also after a reload, until the response arrived (IDEMPOTENCY-5)', () => {
  const first = opened().keyFor({ a: 1 });
  const again = opened();
  expect(again.keyFor({ a: 1 })).toEqual(first);
  again.done();
  expect(again.keyFor({ a: 1 })).not.toEqual(first);
});

it('an idempotency key differs for another body and for another place (IDEMPOTENCY-5)', () => {
  const first = opened().keyFor({ a: 1 });
  expect(opened('registration').keyFor({ a: 1 })).not.toEqual(first);
  expect(opened().keyFor({ a: 2 })).not.toEqual(first);
});

it('an idempotency key stores nothing of the body', () => {
  opened().keyFor({ accountNo: '51824753556' });
  expect(JSON.stringify(sessionStorage)).not.toContain('5182');
});
