import { SaxesParser } from 'saxes';
import { BankFileError } from './bank-file-error.js';

/** Where an element ends, counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** An element without elements in it. */
export interface Leaf extends Place {
  /** The names from the root to it, `Document/GrpHdr/MsgId`. */
  path: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
}

/** What is called while an XML file is read; each may throw a BankFileError. */
export interface LeafHandlers {
  /** The root's name and namespace. */
  root(name: string, namespace: string, place: Place): void;
  open(path: string, place: Place): void;
  leaf(leaf: Leaf): void;
  /** For an element with elements in it. */
  close(path: string, place: Place): void;
}

const DEEPEST = 20;
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_ATTRIBUTES = 20;

/**
 * Reads an XML file of a bank: UTF-8 of at most 16 MB, at most 20 elements deep, without document types, so that no
 * entity can be defined, and without text between elements (PAIN-6).
 * @throws BankFileError at the first place where it is not, and any error of a handler
 */
export function readLeaves(bytes: Uint8Array, handlers: LeafHandlers): void {
  const parser = new SaxesParser({ xmlns: true });
  const place = (): Place => ({ line: parser.line, column: parser.columnIndex + 1 });
  const fail = (code: BankFileError['code'], reason: string): never => {
    const { line, column } = place();
    throw new BankFileError(code, line, column, reason);
  };
  /** The paths of the elements that are open. */
  const path: string[] = [];
  let namespace = '';
  let text = '';
  let attributes: Record<string, string> = {};
  let isLeaf = false;
  parser.on('error', ({ message }) => fail('XML', `this is not well-formed XML (${wordsOf(message)})`));
  parser.on('doctype', () => fail('DOCTYPE', 'a document type is not accepted'));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) fail('ENCODING', 'the file is not in UTF-8');
  });
  parser.on('opentag', ({ local, uri, attributes: given }) => {
    if (text.trim() !== '') fail('ELEMENT', 'there is text between elements');
    if (path.length >= DEEPEST) fail('TOO_DEEP', `there are more than ${DEEPEST} elements in one another`);
    if (path.length === 0) {
      namespace = uri;
      handlers.root(local, uri, place());
    }
    const name = uri === namespace ? local : `{${uri}}${local}`;
    path.push(path.length === 0 ? name : `${path.at(-1)}/${name}`);
    const entries = Object.values(given).filter(({ uri: of }) => of !== XMLNS);
    if (entries.length > MOST_ATTRIBUTES) fail('XML', `there are more than ${MOST_ATTRIBUTES} attributes`);
    attributes = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
    text = '';
    isLeaf = true;
    handlers.open(path.at(-1)!, place());
  });
  const add = (more: string) => {
    text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const at = path.pop()!;
    if (isLeaf) handlers.leaf({ ...place(), path: at, text, attributes });
    else if (text.trim() === '') handlers.close(at, place());
    else fail('ELEMENT', 'there is text between elements');
    text = '';
    isLeaf = false;
  });
  parser.write(decoded(bytes));
  parser.close();
}

const XMLNS = 'http://www.w3.org/2000/xmlns/';

function decoded(bytes: Uint8Array): string {
  const refuse = (code: BankFileError['code'], reason: string) => new BankFileError(code, 1, 1, reason);
  if (bytes.length === 0) throw refuse('EMPTY', 'the file is empty');
  if (bytes.length > MOST_BYTES) throw refuse('TOO_LARGE', 'the file is larger than 16 MB');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Answered below, as for a file in UTF-16.
  }
  throw refuse('ENCODING', 'the file is not in UTF-8');
}

/** What the parser says, without its own way of naming the place and without what the file holds. */
function wordsOf(message: string): string {
  const words = message.replace(/^\d+:\d+: /, '');
  const end = words.search(/[:"'<&.]/);
  return (end < 0 ? words : words.slice(0, end)).trim();
}
