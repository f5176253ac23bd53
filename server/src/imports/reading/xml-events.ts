import { SaxesParser } from 'saxes';
import type { FileRefused } from './file-refused.js';
import { NotUtf8, strictUtf8 } from './text-chunks.js';

const DEEPEST = 64;
/** The maximum length of an element, attribute or text; the parser keeps one of them in memory. */
const LONGEST = 4 * 1024 * 1024;

/** Handlers for the elements of an XML text. Names are passed without their prefix. */
export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Parses XML incrementally and calls the handlers; yields the number of bytes read so far after each piece, so that the
 * caller sets the pace. A document type is refused, so that no entity can be defined (IMPORT-20). Throws the error that
 * `refused` creates from a sentence, or an error of a handler.
 */
export async function* xmlEvents(
  pieces: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
  refused: (sentence: string) => FileRefused,
): AsyncGenerator<number> {
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  const decoding = strictUtf8();
  let depth = 0;
  let quiet = 0;
  let bytes = 0;
  parser.on('doctype', () => {
    throw refused('the workbook contains a document type definition, which is not accepted.');
  });
  parser.on('error', () => {
    throw refused('the workbook is damaged: a part of it is not XML.');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(utf-?8|us-ascii)$/i.test(encoding))
      throw refused(`the workbook is written in ${encoding.slice(0, 20)}, not UTF-8.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    quiet = 0;
    depth += 1;
    if (depth > DEEPEST) throw refused('the workbook is nested too deeply.');
    handlers.open(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    quiet = 0;
    depth -= 1;
    handlers.close?.(withoutPrefix(name));
  });
  if (handlers.text) {
    const onText = handlers.text.bind(handlers);
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  try {
    for await (const piece of pieces) {
      quiet += piece.length;
      bytes += piece.length;
      parser.write(decoding.write(piece));
      if (quiet > LONGEST) throw refused('the workbook contains a text longer than 4 MB.');
      yield bytes;
    }
    parser.write(decoding.end());
    parser.close();
  } catch (error) {
    if (error instanceof NotUtf8) throw refused('the workbook is not written in UTF-8.');
    throw error;
  }
}

/** Parses a whole XML text, for callers that need not set the pace of `xmlEvents`. */
export async function readXml(...parameters: Parameters<typeof xmlEvents>): Promise<void> {
  const events = xmlEvents(...parameters);
  let step = await events.next();
  while (!step.done) step = await events.next();
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
