/** Who calls. */
export type Caller = 'nobody' | 'member' | 'administrator';
export const CALLERS: readonly Caller[] = ['nobody', 'member', 'administrator'];

/** A request as it goes over the wire. */
export interface GeneratedRequest {
  caller: Caller;
  /** The operation, for the report. */
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Ids of rows that there are, so that requests come further than to 'not found'. */
export interface KnownIds {
  ids: readonly string[];
}

/** A JSON body in UTF-8; half a pair travels as an escape, as JSON has it. */
export const jsonBytes = (value: unknown) =>
  Buffer.from(value === undefined ? 'null' : JSON.stringify(value));

/** A text as a part of an address; half a pair gives bytes that are no UTF-8. */
export function addressPart(text: string): string {
  return Array.from(text)
    .map((sign) => (/\p{Surrogate}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign)))
    .join('');
}
