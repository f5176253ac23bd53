import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** A distribution, with the first line of its frozen text. */
export interface FrozenHead {
  id: string;
  /** Without LF. */
  header: string;
}

const member = (key: string) => `"${key}":"' || ${key} || '"`;

/**
 * The lines as canonical JSON, by the bytes of the SIDs. Amounts and states need no escapes; `to_json` escapes a text as
 * RFC 8785 does. Those of a distribution that follows another one say what was paid before. Written by PostgreSQL, so that a million lines pass through as bytes.
 */
const linesOf = (id: string, isLater: boolean) => `
  SELECT '{${member('interest')},${member('loss')},${member('net')},${isLater ? `"paidBefore":"' || paid_before || '",` : ''}${member('payment')},${member('principal')},"sid":' || to_json(sid)
    || ',${member('state')},${member('withheld')}}'
  FROM distribution_lines WHERE distribution_id = '${id}' ORDER BY sid COLLATE "C"`;

/** Neither character is in a JSON text, so COPY writes each as it is. */
const AS_IT_IS = `FORMAT csv, DELIMITER E'\\x01', QUOTE E'\\x02'`;

/** The frozen text of a distribution in pieces: its header, then a line for each claim (FREEZE-3). */
export async function* frozenText(db: pg.ClientBase, { id, header }: FrozenHead): AsyncGenerator<Buffer> {
  yield Buffer.from(`${header}\n`);
  const isLater = 'follows' in (JSON.parse(header) as object);
  yield* db.query(copyTo(`COPY (${linesOf(id, isLater)}) TO STDOUT (${AS_IT_IS})`)) as AsyncIterable<Buffer>;
}

/** The SHA-256 of a distribution's frozen text, as its lines are now. */
export async function frozenSha256(db: pg.ClientBase, head: FrozenHead): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of frozenText(db, head)) hash.update(piece);
  return hash.digest();
}
