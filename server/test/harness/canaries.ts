import { isTfn } from '../../src/rules/australian-numbers.js';

/** A value that must not be found, in the ways in which a program would write it. */
export interface Secret {
  name: string;
  forms: Buffer[];
}

/** Where it is looked for: bytes, with a harmless text that is known to be there. */
export interface Place {
  name: string;
  bytes: Buffer;
  known: string;
}

/** Numbers and names that nothing else here has, by what they are; ABN and IBAN pass their checks. */
export const CANARIES = {
  bsb: '739-416',
  accountName: 'Zephyrine Quillfeather',
  swiftCode: 'QXZWDEFF',
  iban: 'DE04792816450937251846',
  abn: '15715696992',
  passport: 'PZ7418293',
  exemption: 'Concession card QK-73918462',
  traceAccount: '613947285',
  bankUserName: 'QUILLWORT SCHEME',
} as const;

/** The account of the nth claim; `again` for the one that it is changed to. */
export const canaryAccount = (n: number, again = false) =>
  String((again ? 598_217_436 : 473_918_265) + n * 10_007);

/** The tax file number of the nth claim, which passes its check; no two claims share one, which would make them double-ups. */
export function canaryTaxNumber(n: number): string {
  for (let first = 96_479_900 + n * 31; ; first += 1)
    for (let last = 0; last < 10; last += 1) if (isTfn(`${first}${last}`)) return `${first}${last}`;
}

/** The HIN of the nth claim. */
export const canaryHin = (n: number) => `X05982${71_340 + n}`;

const grouped = (value: string) => value.replace(/(.{3})(?=.)/g, '$1 ');

/** A text as UTF-8 and UTF-16, in hexadecimal and in Base64, and with a space after every third character. */
export function textSecret(name: string, value: string): Secret {
  const utf8 = Buffer.from(value);
  const written = [value, grouped(value), utf8.toString('hex'), base64(utf8)];
  return { name, forms: [...written.map((text) => Buffer.from(text)), Buffer.from(value, 'utf16le')] };
}

/** Random bytes as they are, in hexadecimal and in both kinds of Base64. */
export function bytesSecret(name: string, value: Uint8Array): Secret {
  const bytes = Buffer.from(value);
  const written = [
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    base64(bytes),
    bytes.toString('base64url'),
  ];
  return { name, forms: [bytes, ...written.map((text) => Buffer.from(text))] };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').split('=')[0]!;

export const place = (name: string, known: string, content: string | Buffer): Place => ({
  name,
  known,
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
});

/** The secrets that are in places, each as `name of the secret in name of the place`; one pass over each, however many secrets. */
export function foundIn(places: readonly Place[], secrets: readonly Secret[]): string[] {
  const pairs = new Uint8Array(2 ** 16);
  const byStart = new Map<number, { name: string; form: Buffer }[]>();
  for (const { name, forms } of secrets)
    for (const form of forms) {
      pairs[form.readUInt16BE()] = 1;
      byStart.set(form.readUInt32BE(), [...(byStart.get(form.readUInt32BE()) ?? []), { name, form }]);
    }
  return places.flatMap((searched) => {
    const { bytes } = searched;
    const found = new Set<string>();
    for (let at = 0; at + 4 <= bytes.length; at += 1) {
      if (pairs[(bytes[at]! << 8) | bytes[at + 1]!] === 0) continue;
      for (const { name, form } of byStart.get(bytes.readUInt32BE(at)) ?? [])
        if (form.equals(bytes.subarray(at, at + form.length))) found.add(name);
    }
    return [...found].map((name) => `${name} in ${searched.name}`);
  });
}

/** The places in which even what is known to be there is not found: a search of them would prove nothing. */
export const unsearchable = (places: readonly Place[]): string[] =>
  places
    .filter(({ bytes, known }) => known === '' || !bytes.includes(known))
    .map(({ name, known }) => `${name}: ${known}`);
