const KEY_PREFIX = 'kept-text:';
const IV_BYTES = 12;

/** The key of a person from the text that the server gave; undefined where the browser has no cryptography (plain HTTP). */
export async function sealingKey(base64: string): Promise<CryptoKey | undefined> {
  // Browsers leave it out where the page did not come by HTTPS.
  const { subtle } = crypto as Partial<Crypto>;
  return subtle?.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Keeps a text in this tab until `takeSealed`, so that only who is given the key again can read it.
 * @throws DOMException when the tab has no room for it
 */
export async function keepSealed(key: CryptoKey, place: string, text: string): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt(boundTo(place, iv), key, bytes);
  sessionStorage.setItem(KEY_PREFIX + place, `${base64Of(iv)}.${base64Of(new Uint8Array(sealed))}`);
}

/** The text that was kept for this place, which is forgotten with it; null when there is none that the key opens. */
export async function takeSealed(key: CryptoKey, place: string): Promise<string | null> {
  const [iv, sealed] = sessionStorage.getItem(KEY_PREFIX + place)?.split('.') ?? [];
  sessionStorage.removeItem(KEY_PREFIX + place);
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
