import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { TradeList } from './trade-list.entity.js';
import { Trade } from './trade.entity.js';

/** A claim's trades, and the opening balance when a trade file set a later one than the claim's. */
export interface ClaimTrades {
  openingBalance: string | null;
  version: number;
  trades: Trade[];
}

/** For a claim without a trade list. */
export const NO_TRADES: ClaimTrades = { openingBalance: null, version: 0, trades: [] };

@Injectable()
export class TradesService {
  /** All trades of a claim, newest first, including the OPEN rows (TRADE-13). */
  async ofSubmission(tx: EntityManager, submissionId: string): Promise<ClaimTrades> {
    const list = await tx.findOneBy(TradeList, { submissionId });
    if (!list) return NO_TRADES;
    const trades = await tx.find(Trade, {
      where: { submissionId },
      order: { tradeDate: 'DESC', id: 'DESC' },
    });
    return { openingBalance: list.openingBalance, version: list.version, trades };
  }

  /** The trades of many claims in two statements, each list newest first; claims without a list are absent. */
  async ofSubmissions(tx: EntityManager, submissionIds: string[]): Promise<Map<string, ClaimTrades>> {
    const lists = await tx.findBy(TradeList, { submissionId: In(submissionIds) });
    const trades = await tx.find(Trade, {
      where: { submissionId: In(submissionIds) },
      order: { submissionId: 'ASC', tradeDate: 'DESC', id: 'DESC' },
    });
    const found = new Map<string, ClaimTrades>(
      lists.map(({ submissionId, openingBalance, version }) => [
        submissionId,
        { openingBalance, version, trades: [] },
      ]),
    );
    for (const trade of trades) found.get(trade.submissionId)?.trades.push(trade);
    return found;
  }
}
