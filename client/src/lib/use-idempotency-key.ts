import { useCallback, useRef } from 'react';

/**
 * The header that makes a call sent twice (a double click, a lost answer tried again) do its work once: the same key
 * as long as the same body is sent, another one as soon as what is sent changes (security rule 18).
 */
export function useIdempotencyKey() {
  const last = useRef<{ body: string; key: string }>(undefined);
  return useCallback((body: object) => {
    const text = JSON.stringify(body);
    if (last.current?.body !== text) last.current = { body: text, key: randomKey() };
    return { 'Idempotency-Key': last.current.key };
  }, []);
}

/** A key that nobody else makes. */
export function randomKey(): string {
  // randomUUID() is only there with https; this is everywhere.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
