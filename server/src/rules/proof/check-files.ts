import { t } from '../text.js';
import { checkLines } from './check-lines.js';
import { checkProof } from './check-proof.js';
import { checkPublished } from './check-published.js';
import { fails, note, type Finding } from './finding.js';
import { LINES_HEAD, MOST_BYTES } from './lines-file.js';
import {
  FileRefused,
  isJson,
  PROOF_FORMAT,
  PUBLISHED_FORMAT,
  readProof,
  readPublished,
  type ProofFile,
  type PublishedResult,
} from './published-file.js';
import type { Hash } from './tree-bytes.js';
import { utf8Decoder } from './utf8-decoder.js';

/** A file that somebody chose. */
export interface ChosenFile {
  name: string;
  size: number;
  /** Reads the file from its beginning; may be called again. */
  pieces: () => AsyncIterable<Uint8Array>;
}

/** What the checks of one file found; the published result comes first. */
export interface FileFindings {
  name: string;
  findings: Finding[];
}

/** HOLDS when at least one line or file of lines was checked and every check holds. */
export interface Verdict {
  says: 'HOLDS' | 'FAILS' | 'INCOMPLETE';
  files: FileFindings[];
}

type Read =
  | { kind: 'PUBLISHED'; published: PublishedResult }
  | { kind: 'PROOF'; proof: ProofFile }
  | { kind: 'LINES' }
  | { kind: 'REFUSED'; why: string };

/** A published result or a proof is a few kilobytes. */
const MOST_JSON_BYTES = 1_000_000;

/**
 * Checks files against each other, in any order: the published result, and members' lines or the published lines. Files
 * that are none of these are said to be so (VERIFY-1, VERIFY-5).
 */
export async function checkFiles(files: readonly ChosenFile[], hash: Hash): Promise<Verdict> {
  const read: { file: ChosenFile; what: Read }[] = [];
  for (const file of files) read.push({ file, what: await readFile(file) });
  const results = read.flatMap(({ file, what }) =>
    what.kind === 'PUBLISHED' ? [{ name: file.name, published: what.published }] : [],
  );
  const found: FileFindings[] = results.map(({ name, published }) => ({
    name,
    findings: checkPublished(published, hash),
  }));
  if (results.length > 1)
    found.push({
      name: results[1]!.name,
      findings: [fails(t('There are two published results. Choose one.'))],
    });
  const published = results[0]?.published;
  for (const { file, what } of read) {
    if (what.kind === 'PUBLISHED') continue;
    found.push({ name: file.name, findings: await findingsOf(file, what, published, hash) });
  }
  return {
    says: saidBy(
      found,
      read.some(({ what }) => what.kind === 'PROOF' || what.kind === 'LINES'),
    ),
    files: found,
  };
}

function saidBy(found: readonly FileFindings[], hasLines: boolean): Verdict['says'] {
  const all = found.flatMap(({ findings }) => findings);
  if (all.some(({ says }) => says === 'FAILS')) return 'FAILS';
  return hasLines && all.some(({ says }) => says === 'HOLDS') ? 'HOLDS' : 'INCOMPLETE';
}

async function findingsOf(
  file: ChosenFile,
  what: Read,
  published: PublishedResult | undefined,
  hash: Hash,
): Promise<Finding[]> {
  if (what.kind === 'REFUSED') return [fails(what.why)];
  if (!published) return [note(t('Choose the published result too: this file is checked against it.'))];
  if (what.kind === 'PROOF') return checkProof(what.proof, published, hash);
  try {
    return await checkLines(file.pieces(), published, hash);
  } catch (error) {
    if (error instanceof FileRefused) return [fails(error.message)];
    if (error instanceof RangeError)
      return [fails(t('The amounts of the lines are larger than any sum can be.'))];
    throw error;
  }
}

async function readFile(file: ChosenFile): Promise<Read> {
  try {
    if (file.size > MOST_BYTES)
      throw new FileRefused(t('This file is too large to be one of a distribution. It was not read.'));
    const head = await headOf(file);
    if (head.startsWith(LINES_HEAD.slice(0, LINES_HEAD.indexOf(',') + 1))) return { kind: 'LINES' };
    if (!head.startsWith('{')) throw otherFile();
    return readDocument(await wholeText(file));
  } catch (error) {
    if (error instanceof FileRefused) return { kind: 'REFUSED', why: error.message };
    throw error;
  }
}

function readDocument(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new FileRefused(t('This file is cut off or was changed: it is not JSON. Download it again.'));
  }
  const format = isJson(json) ? json['format'] : undefined;
  if (isJson(json) && format === PUBLISHED_FORMAT)
    return { kind: 'PUBLISHED', published: readPublished(json) };
  if (isJson(json) && format === PROOF_FORMAT) return { kind: 'PROOF', proof: readProof(json) };
  throw otherFile();
}

/** The first characters of a file; a byte order mark of UTF-8 is passed over. */
async function headOf(file: ChosenFile): Promise<string> {
  for await (const piece of file.pieces()) {
    if (piece.length === 0) continue;
    const bytes = piece.subarray(0, 64);
    if (
      bytes.includes(0) ||
      (bytes[0] === 0xff && bytes[1] === 0xfe) ||
      (bytes[0] === 0xfe && bytes[1] === 0xff)
    )
      throw notUtf8();
    return new TextDecoder().decode(bytes).trimStart();
  }
  throw new FileRefused(t('This file is empty.'));
}

async function wholeText(file: ChosenFile): Promise<string> {
  const decode = utf8Decoder(notUtf8);
  let text = '';
  let bytes = 0;
  for await (const piece of file.pieces()) {
    bytes += piece.length;
    if (bytes > MOST_JSON_BYTES)
      throw new FileRefused(
        t('This file is too large to be one of a distribution. The rest of it was not read.'),
      );
    text += decode(piece);
  }
  return text + decode();
}

function notUtf8(): FileRefused {
  return new FileRefused(
    t('This file is not written in UTF-8. Download it again, and do not save it with another program.'),
  );
}

function otherFile(): FileRefused {
  return new FileRefused(
    t('This is neither a published result nor a line with its proof nor the published lines.'),
  );
}
