import { PLAIN_COLUMNS } from '../../server/src/imports/engine/record-columns.js';
import type { BenchDatabase } from '../harness/database.js';
import { copyFile } from './copy-file.js';
import { STAGED_RECORD_COLUMNS } from './tables.js';

/** Bytes of an envelope in addition to its text: version, key id, two nonces, wrapped key, tags, field names. */
const ENVELOPE_BYTES = 164;
/** Bytes of a blind index and of a row's hash. */
const DIGEST_BYTES = 16;

const plain = Object.values(PLAIN_COLUMNS);
const values = plain.map((name) => (name === 'opening_balance' ? `coalesce(opening_balance, '0')` : name));
const texts = STAGED_RECORD_COLUMNS.filter(({ name, type }) => type === 'text' && name !== 'opening_balance');

/** Plain bytes of the same length replace a blind index; as in the product, an empty text has none. */
const indexed = (text: string) => `convert_to(rpad(nullif(${text}, ''), ${DIGEST_BYTES}), 'UTF8')`;

const INSERT = `
  INSERT INTO limits.submissions (sid, ${plain.join(', ')}, sealed, tax_number_index, trading_account_index,
    bank_account_index, same_account_index, imported_digest, edited_since_import)
  SELECT sid, ${values.join(', ')},
    convert_to(rpad('', ${ENVELOPE_BYTES}) || tax_number || trading_account || bsb || swift_code || account_name || account_no, 'UTF8'),
    ${indexed('tax_number')}, ${indexed('trading_account')}, ${indexed('account_no')}, ${indexed('account_no')},
    ${indexed('sid')}, false
  FROM limits.staged_records`;

/** The seconds that the limit of one file took. */
export interface LimitTimes {
  /** COPY alone: what the machine can do. */
  copySeconds: number;
  /** COPY and INSERT. */
  seconds: number;
}

/**
 * The limit of an import of settlement records: COPY of the file into an unlogged staging table, then one INSERT …
 * SELECT into a table with the product's indexes. Nothing is validated, encrypted or reported; restricted columns are
 * plain bytes.
 */
export async function settlementsLimit(db: BenchDatabase, path: string): Promise<LimitTimes> {
  await db.client.query('TRUNCATE limits.staged_records');
  const copySeconds = await copyFile(
    db,
    'limits.staged_records',
    path,
    `, FORCE_NOT_NULL (${texts.map(({ name }) => name).join(', ')})`,
  );
  const start = performance.now();
  await db.client.query(INSERT);
  return { copySeconds, seconds: copySeconds + (performance.now() - start) / 1000 };
}
