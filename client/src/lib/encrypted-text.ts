import { tabTexts } from './browser-storage';

const KEY_PREFIX = 'kept-text:';
const IV_BYTES = 12;

/** Whether encryption works here: browsers offer Web Crypto only over HTTPS, and may forbid storage. */
export const canEncrypt = (): boolean =>
  (crypto as Partial<Crypto>).subtle !== undefined && tabTexts.set('can-keep', '1');

/**
 * The user's key, from the base64 text that the server sent; undefined when the browser has no Web Crypto (plain HTTP).
 */
export async function encryptionKey(base64: string): Promise<CryptoKey | undefined> {
  if (!canEncrypt()) return undefined;
  return crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Stores a text encrypted in this tab until `takeEncrypted`, so that only a user who is given the key again can read it.
 * @throws DOMException when the tab's storage is full or forbidden
 */
export async function keepEncrypted(key: CryptoKey, place: string, text: string): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(text);
  const encrypted = await crypto.subtle.encrypt(boundTo(place, iv), key, bytes);
  window.sessionStorage.setItem(KEY_PREFIX + place, `${base64Of(iv)}.${base64Of(new Uint8Array(encrypted))}`);
}

/** Whether a text is stored for this place, by whichever user. */
export function hasEncrypted(place: string): boolean {
  return tabTexts.get(KEY_PREFIX + place) !== null;
}

/** Deletes the text that is stored for this place. */
export function forgetEncrypted(place: string): void {
  tabTexts.remove(KEY_PREFIX + place);
}

/** Reads and deletes the text stored for this place; null when there is none that the key decrypts. */
export async function takeEncrypted(key: CryptoKey, place: string): Promise<string | null> {
  const reading = readEncrypted(key, place);
  forgetEncrypted(place);
  return reading;
}

/** Reads the text stored for this place without deleting it; null when there is none that the key decrypts. */
export async function readEncrypted(key: CryptoKey, place: string): Promise<string | null> {
  const [iv, encrypted] = tabTexts.get(KEY_PREFIX + place)?.split('.') ?? [];
  if (!iv || !encrypted) return null;
  try {
    const opened = await crypto.subtle.decrypt(boundTo(place, bytesOf(iv)), key, bytesOf(encrypted));
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
