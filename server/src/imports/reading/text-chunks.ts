import { isAscii, isUtf8 } from 'node:buffer';
import { StringDecoder } from 'node:string_decoder';
import iconv from 'iconv-lite';
import { hasUtf8Accents, lastWholeCharacter, type TextEncoding } from './encoding.js';
import type { ByteSource } from './source.js';

/** A piece of a file's text, with the number of bytes of the file read so far. */
export interface TextChunk {
  text: string;
  bytes: number;
}

/** The bytes are not valid UTF-8. */
export class NotUtf8 extends Error {
  /** @param damaged true when the file is damaged UTF-8, since accented characters were decoded before */
  constructor(readonly damaged: boolean) {
    super();
  }
}

/** Decodes bytes in pieces; a character may be split between two pieces. */
export interface TextDecoding {
  write(bytes: Buffer): string;
  /** The rest of the text after the last bytes. Throws NotUtf8 when a character is cut off. */
  end(): string;
}

/**
 * The text of a file in pieces, without its byte order mark. Throws NotUtf8 at the first byte that is not valid in the
 * encoding utf-8.
 */
export async function* textChunks(source: ByteSource, encoding: TextEncoding): AsyncGenerator<TextChunk> {
  const decoding = decodingFor(encoding);
  let bytes = 0;
  let started = false;
  for await (const piece of source.stream() as AsyncIterable<Buffer>) {
    bytes += piece.length;
    let text = decoding.write(piece);
    if (!started && text !== '') {
      started = true;
      if (text.charCodeAt(0) === 0xfeff) text = text.slice(1);
    }
    yield { text, bytes };
  }
  yield { text: decoding.end(), bytes };
}

/** The start of a file as text; a character cut off at its end is left out, invalid bytes are replaced. */
export function decodeHead(head: Buffer, encoding: TextEncoding): string {
  const text =
    encoding === 'utf-8'
      ? head.toString('utf8', 0, lastWholeCharacter(head))
      : decodingFor(encoding).write(head);
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** A decoder of UTF-8 that throws NotUtf8 for invalid bytes instead of replacing them. */
export function strictUtf8(): TextDecoding {
  let rest = Buffer.alloc(0);
  let accents = false;
  return {
    write(piece) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      const end = lastWholeCharacter(bytes);
      rest = Buffer.from(bytes.subarray(end));
      const whole = bytes.subarray(0, end);
      if (isAscii(whole)) return whole.toString('latin1');
      accents ||= hasUtf8Accents(whole);
      if (!isUtf8(whole)) throw new NotUtf8(accents);
      return whole.toString('utf8');
    },
    end() {
      if (rest.length > 0) throw new NotUtf8(accents);
      return '';
    },
  };
}

function decodingFor(encoding: TextEncoding): TextDecoding {
  if (encoding === 'utf-8') return strictUtf8();
  if (encoding === 'utf-16le') return new StringDecoder('utf16le');
  if (encoding === 'utf-16be') return bigEndian();
  const decoder = iconv.getDecoder('win1252');
  return { write: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? '' };
}

function bigEndian(): TextDecoding {
  const decoder = new StringDecoder('utf16le');
  let rest = Buffer.alloc(0);
  return {
    write(piece) {
      const bytes = Buffer.concat([rest, piece]);
      const even = bytes.length - (bytes.length % 2);
      rest = bytes.subarray(even);
      return decoder.write(bytes.subarray(0, even).swap16());
    },
    end: () => decoder.end(),
  };
}
