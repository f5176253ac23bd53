import { idOf } from './claims.js';
import { accountOf, setBank } from './paying.js';
import type { TestServer } from './test-server.js';

/** The SID of the nth claim of `addClaims`. */
export const sidOf = (n: number) => `A-${String(n).padStart(6, '0')}`;

/**
 * Gives claims of a published distribution one reason each for which a payment is held: 1 has no account, 2 another one
 * since, 4 and 5 one that is not valid, 6 the account of 8, 9 an open objection, 10 is removed, 11 and 12 look like one. Of
 * claim 3, `published` leaves open whether it is resident.
 */
export async function giveReasonsToHold(server: TestServer): Promise<void> {
  const { db } = server.database;
  const id = (n: number) => idOf(server, sidOf(n));
  await setBank(server, await id(1), '');
  await setBank(server, await id(2), accountOf(900));
  await setBank(server, await id(4), '123456789012');
  await setBank(server, await id(5), accountOf(5), { bsb: '999-999' });
  await setBank(server, await id(6), accountOf(8));
  await db.query(`DELETE FROM bank_changes WHERE submission_id <> $1`, [await id(2)]);
  await db.query(
    `INSERT INTO objections (submission_id, run_id, raised_by_id, grounds, late)
     SELECT $1, run_id, maker_id, 'A purchase is missing', false FROM distributions`,
    [await id(9)],
  );
  await db.query(
    `INSERT INTO claim_decisions (sid, kind, origin, state, reason, decided_at, decided_on)
     VALUES ($1, 'REMOVE', 'SCHEME_FILE', 'IN_FORCE', 'No trade data', now(), current_date)`,
    [sidOf(10)],
  );
  await db.query(
    `INSERT INTO double_ups (first_id, second_id, reasons, group_id)
     SELECT least($1::uuid, $2), greatest($1::uuid, $2), '{NAME_AND_ADDRESS}', least($1::uuid, $2)`,
    [await id(11), await id(12)],
  );
}
