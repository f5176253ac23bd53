import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TradeList } from './trade-list.entity.js';
import { Trade } from './trade.entity.js';

/** A claim's trades, and the opening balance when a trade file set it later than the claim did. */
export interface ClaimTrades {
  openingBalance: string | null;
  version: number;
  trades: Trade[];
}

@Injectable()
export class TradesService {
  /** All trades of a claim, newest first; the OPEN rows are among them (spec section 2, Part C). */
  async ofSubmission(tx: EntityManager, submissionId: string): Promise<ClaimTrades> {
    const list = await tx.findOneBy(TradeList, { submissionId });
    if (!list) return { openingBalance: null, version: 0, trades: [] };
    const trades = await tx.find(Trade, {
      where: { submissionId },
      order: { tradeDate: 'DESC', id: 'DESC' },
    });
    return { openingBalance: list.openingBalance, version: list.version, trades };
  }
}
