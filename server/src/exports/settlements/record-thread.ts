import { parentPort, workerData } from 'node:worker_threads';
import { KeyRing } from '../../encryption/key-ring.js';
import { type RestrictedFields, decryptRestricted } from '../../submissions/restricted-fields.js';
import { csvRecord } from '../../common/csv-text.js';
import type { RecordWriting } from './record-writer.js';
import { COLUMN_NAMES, isRestricted, PLAIN_COLUMN_NAMES, SEALED_MARK } from './settlement-columns.js';

// The entry point of the thread that writes settlement records. A record that cannot be decrypted ends the thread, and
// with it the report.
const { keys, restricted } = workerData as RecordWriting;
const ring = KeyRing.parse(keys);

const SEALED = 0;
const FIRST_PLAIN = 1;
const ID = FIRST_PLAIN + PLAIN_COLUMN_NAMES.length;

type CellOf = (cells: readonly string[], opened: RestrictedFields) => string | null;
const cellsOf: CellOf[] = (restricted ? COLUMN_NAMES : PLAIN_COLUMN_NAMES).map((name) => {
  const place = FIRST_PLAIN + PLAIN_COLUMN_NAMES.indexOf(name);
  return isRestricted(name) ? (_, opened) => opened[name] : (cells) => cells[place]!;
});
cellsOf.push((cells) => cells[ID]!);

const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
/** A cell of COPY's text format, unescaped. */
const unescaped = (cell: string) => cell.replace(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter);

function recordOf(line: string): string {
  const cells = line.includes('\\') ? line.split('\t').map(unescaped) : line.split('\t');
  const sealed = cells[SEALED]!;
  const envelope = sealed === '' ? null : Buffer.from(sealed.slice(SEALED_MARK.length), 'hex');
  const opened = decryptRestricted(ring, cells[ID]!, envelope);
  return csvRecord(cellsOf.map((cellOf) => cellOf(cells, opened)));
}

parentPort!.on('message', (rows: Uint8Array) => {
  const lines = Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength).toString().split('\n');
  // Every line ends with a line feed, including the last one.
  lines.pop();
  parentPort!.postMessage(Buffer.from(lines.map(recordOf).join('')));
});
