import { t } from '@rules/text.js';
import { ReadableError } from '../../../lib/readable-error';

const MOST_BYTES = 10_000_000;
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/**
 * The text of a broker's file: UTF-8 or UTF-16 with a byte order mark, otherwise Windows-1252.
 * @throws ReadableError when it is not text, too large or cannot be read
 */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new ReadableError(t('{name} is larger than 10 MB.', { name: file.name }));
  const bytes = await bytesOf(file);
  const text = decode(bytes);
  if (CONTROL.test(text.slice(0, 2_000))) {
    throw new ReadableError(
      t(
        '{name} is not a text file. Open it in your spreadsheet program, copy the cells and paste them here.',
        { name: file.name },
      ),
    );
  }
  return text;
}

function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(new ReadableError(t('{name} could not be read.', { name: file.name })));
    reader.readAsArrayBuffer(file);
  });
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
