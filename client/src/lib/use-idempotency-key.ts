import { useMemo } from 'react';
import { tabTexts } from './browser-storage';

const SENT = 'sent';

/**
 * The idempotency key header, so that a call sent twice (a double click, a retry after a lost response) takes effect
 * once: the key stays the same while the body is the same and changes with it (IDEMPOTENCY-5). Like the draft, the key
 * outlives a reload, until `done` reports that the response arrived.
 * @param place what is sent from here, such as `claim`; forms about one object include its id
 */
export function useIdempotencyKey(place: string) {
  return useMemo(() => {
    const name = `idempotency-key:${place}`;
    const kept = () => {
      const [print = '', key = '', sent] = tabTexts.get(name)?.split(' ') ?? [];
      return { print, key, isSent: sent === SENT };
    };
    return {
      keyFor: (body: object) => {
        const print = fingerprint(JSON.stringify(body));
        const last = kept();
        if (last.print === print) return { 'Idempotency-Key': last.key };
        const key = randomKey();
        tabTexts.set(name, `${print} ${key}`);
        return { 'Idempotency-Key': key };
      },
      /** Records that the body of the last key is being sent. */
      sent: () => {
        const { print, key } = kept();
        tabTexts.set(name, `${print} ${key} ${SENT}`);
      },
      /** Whether another body was sent before whose outcome is unknown. */
      isInDoubt: (body: object) => {
        const { print, isSent } = kept();
        return isSent && print !== fingerprint(JSON.stringify(body));
      },
      done: () => tabTexts.remove(name),
    };
  }, [place]);
}

/** A random, unique key. */
export function randomKey(): string {
  // randomUUID() needs https; getRandomValues() does not.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Distinguishes two texts without storing them (32-bit FNV-1a, and the length); the server rejects one key for two
 * bodies.
 */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${(hash >>> 0).toString(16)}-${text.length}`;
}
