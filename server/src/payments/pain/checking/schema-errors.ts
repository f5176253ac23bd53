import { validateXML } from 'xmllint-wasm';
import { FIRST_PAYMENT_LINE, type PainVersion } from '../pain-profile.js';
import { painSchema } from './pain-schema.js';

/** Where a file does not fit its schema. The reason quotes no value of the file, since those are restricted. */
export interface SchemaError {
  /** From 1; 0 when no line is known. */
  line: number;
  /** The payment of that line, from 1; 0 for the rest of the file. */
  row: number;
  reason: string;
}

const NAME = 'payments.xml';
const MESSAGE = new RegExp(`^${NAME}:(\\d+): (.+)$`);
const MOST_ERRORS = 100;
const KIND = /^(?:Schemas validity|parser) error : /;
const ELEMENT = /^Element '\w+'(?:, attribute '\w+')?: /;
const FACET = /^[^[]*\[facet '(\w+)'\]/;
/** Four times what a file of 10,000 payments takes, in pages of 64 KB. */
const MOST_PAGES = 2_048;
/** What the program answers for a file that is not XML. */
const NOT_XML = 1;

/**
 * Where a pain.001 file does not fit the schema of its version, in the order of its lines; empty for a valid one
 * (PAIN-3). libxml2 does the work, in WebAssembly and in a thread of its own.
 * @throws Error when it could not do it
 */
export async function schemaErrors(text: string, version: PainVersion): Promise<SchemaError[]> {
  const lines = text.split('\n');
  const errorAt = (line: number, reason: string): SchemaError => {
    const isPayment = lines[line - 1]?.startsWith('<CdtTrfTxInf');
    return { line, row: isPayment ? line - FIRST_PAYMENT_LINE + 1 : 0, reason };
  };
  // No file that is written has a document type, a comment or character data, and with one a schema says too little.
  const declared = lines.findIndex((line) => line.includes('<!'));
  if (declared >= 0) return [errorAt(declared + 1, 'A document type or comment is not accepted.')];
  const { valid, messages } = await validation(text, painSchema(version));
  if (valid) return [];
  const errors = messages.slice(0, MOST_ERRORS).map(([line, message]) => errorAt(line, readable(message)));
  return errors.length > 0 ? errors : [errorAt(0, 'The file is not valid.')];
}

async function validation(contents: string, schema: string) {
  try {
    const { valid, errors } = await validateXML({
      xml: { fileName: NAME, contents },
      schema: { fileName: 'schema.xsd', contents: schema },
      maxMemoryPages: MOST_PAGES,
      modifyArguments: (given) => ['--nonet', ...given],
    });
    return { valid, messages: errors.map(({ rawMessage }) => rawMessage).flatMap(placed) };
  } catch (error) {
    if ((error as { code?: unknown }).code !== NOT_XML) throw error;
    return { valid: false, messages: (error as Error).message.split('\n').flatMap(placed) };
  }
}

/** The line and the text of a message; none for lines of the file that it quotes. */
function placed(message: string): [line: number, text: string][] {
  const [, line, text] = MESSAGE.exec(message) ?? [];
  return line && text ? [[Number(line), text]] : [];
}

/** The id that came before, as a message quotes it. */
const REPEATED = / \['[^\]]*'\]/g;

/** Element and reason, without namespaces, ids and the values of the file. */
function readable(message: string): string {
  const text = message
    .replace(KIND, '')
    .replaceAll(/\{urn:[^}]*\}/g, '')
    .replaceAll(REPEATED, '');
  const place = ELEMENT.exec(text)?.[0] ?? '';
  const facet = FACET.exec(text)?.[1];
  return /\bvalue\b/.test(text)
    ? `${place}the value is not one that the schema accepts${facet ? ` (${facet})` : ''}.`
    : text;
}
