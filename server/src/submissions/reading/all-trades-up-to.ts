import { Int } from '@nestjs/graphql';
import { BadInput } from '../../common/errors.js';
import { PAGE_SIZE } from '../../common/paging.js';
import { ALL_TRADES, type TradePart, tradesUpTo } from '../../trades/shown-trades.js';

/** The argument of what reads a claim to edit it (TRADE-34). */
export const ALL_TRADES_UP_TO = {
  type: () => Int,
  nullable: true,
  description:
    'All trades if there are at most so many (25 or more), otherwise the newest 25; all trades when absent',
};

/** @throws BadInput for a number below that of a page */
export function upTo(most: number | null | undefined): TradePart {
  if (most == null) return ALL_TRADES;
  if (most < PAGE_SIZE) throw new BadInput(`allTradesUpTo must be ${PAGE_SIZE} or more`);
  return tradesUpTo(most);
}
