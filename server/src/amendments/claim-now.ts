import type { EntityManager } from 'typeorm';
import type { KeyRing } from '../encryption/key-ring.js';
import { fieldsOf } from '../submissions/submission-fields.js';
import { decryptRestricted } from '../submissions/restricted-fields.js';
import type { Submission } from '../submissions/submission.entity.js';
import type { Trade } from '../trades/trade.entity.js';
import type { TradesService } from '../trades/trades.service.js';

/** The current values of a claim by path, and its trades by id. */
export interface ClaimNow {
  values: Readonly<Record<string, string>>;
  trades: ReadonlyMap<string, Trade>;
}

/** Reads a claim with its restricted fields, to compare a proposed change with it. The caller audits their display. */
export async function readClaimNow(
  tx: EntityManager,
  ring: KeyRing,
  tradesOf: TradesService,
  claim: Submission,
): Promise<ClaimNow> {
  const { openingBalance, trades } = await tradesOf.ofSubmission(tx, claim.id);
  const restricted = decryptRestricted(ring, claim.id, claim.sealed);
  return {
    values: fieldsOf(claim, restricted, openingBalance),
    trades: new Map(trades.map((trade) => [trade.id, trade])),
  };
}
