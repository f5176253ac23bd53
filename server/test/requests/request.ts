/** The caller. */
export type Caller = 'nobody' | 'member' | 'administrator';
export const CALLERS: readonly Caller[] = ['nobody', 'member', 'administrator'];

/** A request as it is sent. */
export interface GeneratedRequest {
  caller: Caller;
  /** The operation, for the output. */
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Ids of existing rows, so that requests get further than 'not found'. */
export interface KnownIds {
  ids: readonly string[];
}

/** A JSON body in UTF-8; a lone surrogate is sent as an escape, as JSON requires. */
export const jsonBytes = (value: unknown) =>
  Buffer.from(value === undefined ? 'null' : JSON.stringify(value));

/** A text encoded for a URL; a lone surrogate gives invalid UTF-8. */
export function addressPart(text: string): string {
  return Array.from(text)
    .map((sign) => (/\p{Surrogate}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign)))
    .join('');
}
