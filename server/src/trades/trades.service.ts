import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { TradeList } from './trade-list.entity.js';
import { Trade } from './trade.entity.js';

/** A claim's trades, and the opening balance when a trade file set it later than the claim did. */
export interface ClaimTrades {
  openingBalance: string | null;
  version: number;
  trades: Trade[];
}

/** Of a claim that has no trade list. */
export const NO_TRADES: ClaimTrades = { openingBalance: null, version: 0, trades: [] };

@Injectable()
export class TradesService {
  /** All trades of a claim, newest first; the OPEN rows are among them (TRADE-13). */
  async ofSubmission(tx: EntityManager, submissionId: string): Promise<ClaimTrades> {
    const list = await tx.findOneBy(TradeList, { submissionId });
    if (!list) return NO_TRADES;
    const trades = await tx.find(Trade, {
      where: { submissionId },
      order: { tradeDate: 'DESC', id: 'DESC' },
    });
    return { openingBalance: list.openingBalance, version: list.version, trades };
  }

  /** The trades of many claims by two statements, each list newest first; a claim without a list is absent. */
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
