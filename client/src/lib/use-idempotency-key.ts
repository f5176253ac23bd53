import { useMemo } from 'react';
import { tabTexts } from './browser-storage';

const SENT = 'sent';

/**
 * The header that makes a call sent twice (a double click, a lost answer tried again) do its work once: the same key
 * as long as the same body is sent, another one as soon as what is sent changes (IDEMPOTENCY-5). The key outlives a page
 * that is loaded again, as the draft does, until `done` says that the answer came.
 * @param place what is sent from here, such as `claim`; a form about something says about what
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
      /** Notes that the body of the last key goes out now. */
      sent: () => {
        const { print, key } = kept();
        tabTexts.set(name, `${print} ${key} ${SENT}`);
      },
      /** Whether another body was sent before and nothing has said what came of it. */
      isInDoubt: (body: object) => {
        const { print, isSent } = kept();
        return isSent && print !== fingerprint(JSON.stringify(body));
      },
      done: () => tabTexts.remove(name),
    };
  }, [place]);
}

/** A key that nobody else makes. */
export function randomKey(): string {
  // randomUUID() is only there with https; this is everywhere.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Tells two texts apart without keeping them (FNV-1a of 32 bits, and the length); the server refuses one key for two
 * bodies.
 */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${(hash >>> 0).toString(16)}-${text.length}`;
}
