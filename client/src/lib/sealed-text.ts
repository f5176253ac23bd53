import { tabTexts } from './browser-storage';

const KEY_PREFIX = 'kept-text:';
const IV_BYTES = 12;

/** Browsers leave the cryptography out where the page did not come by HTTPS, and may forbid that anything is kept. */
export const canSeal = (): boolean =>
  (crypto as Partial<Crypto>).subtle !== undefined && tabTexts.set('can-keep', '1');

/** The key of a person from the text that the server gave; undefined where the browser has no cryptography (plain HTTP). */
export async function sealingKey(base64: string): Promise<CryptoKey | undefined> {
  if (!canSeal()) return undefined;
  return crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Keeps a text in this tab until `takeSealed`, so that only who is given the key again can read it.
 * @throws DOMException when the tab has no room for it, or may keep nothing
 */
export async function keepSealed(key: CryptoKey, place: string, text: string): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt(boundTo(place, iv), key, bytes);
  window.sessionStorage.setItem(KEY_PREFIX + place, `${base64Of(iv)}.${base64Of(new Uint8Array(sealed))}`);
}

/** Whether a text is kept for this place; who may read it is not known. */
export function isSealed(place: string): boolean {
  return tabTexts.get(KEY_PREFIX + place) !== null;
}

/** Forgets the text that was kept for this place. */
export function forgetSealed(place: string): void {
  tabTexts.remove(KEY_PREFIX + place);
}

/** The text that was kept for this place, which is forgotten with it; null when there is none that the key opens. */
export async function takeSealed(key: CryptoKey, place: string): Promise<string | null> {
  const reading = readSealed(key, place);
  forgetSealed(place);
  return reading;
}

/** The text that is kept for this place, and stays; null when there is none that the key opens. */
export async function readSealed(key: CryptoKey, place: string): Promise<string | null> {
  const [iv, sealed] = tabTexts.get(KEY_PREFIX + place)?.split('.') ?? [];
  if (!iv || !sealed) return null;
  try {
    const opened = await crypto.subtle.decrypt(boundTo(place, bytesOf(iv)), key, bytesOf(sealed));
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}

function boundTo(place: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
