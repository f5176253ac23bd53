import { Decimal } from 'decimal.js';
import type { RegistrationTradeValues, RegistrationValues } from '../rules/registration-values.js';
import type { RegistrationTrade } from './registration-trade.entity.js';
import type { Registration } from './registration.entity.js';
import { columnsOf } from './registration-columns.js';

/** The changes of an edit: old and new answers by column, whether the HIN/SRN differs, and the trade rows. */
export interface RegistrationChanges {
  answers: Record<string, { from: unknown; to: unknown }>;
  hinSrnChanged: boolean;
  removedTrades: RegistrationTrade[];
  addedTrades: RegistrationTradeValues[];
}

/** Compares a stored registration with the edited one; of equal trade rows as many are kept as the edit contains. */
export function changesOf(
  row: Registration,
  hinSrn: string,
  trades: readonly RegistrationTrade[],
  wanted: RegistrationValues,
): RegistrationChanges {
  const answers: RegistrationChanges['answers'] = {};
  for (const [column, to] of Object.entries(columnsOf(wanted))) {
    const from = row[column as keyof Registration];
    if (from !== to) answers[column] = { from, to };
  }
  return {
    answers,
    hinSrnChanged: hinSrn !== wanted.shareholderDetails.hinSrn,
    ...tradeChanges(trades, wanted.tradeDetails.tradeData),
  };
}

/** Whether an edit changes anything at all. */
export function changesAnything(changes: RegistrationChanges): boolean {
  const { answers, hinSrnChanged, removedTrades, addedTrades } = changes;
  return hinSrnChanged || Object.keys(answers).length + removedTrades.length + addedTrades.length > 0;
}

function tradeChanges(
  trades: readonly RegistrationTrade[],
  wanted: readonly RegistrationTradeValues[],
): Pick<RegistrationChanges, 'removedTrades' | 'addedTrades'> {
  const left = new Map<string, RegistrationTradeValues[]>();
  for (const trade of wanted) left.set(keyOf(trade), [...(left.get(keyOf(trade)) ?? []), trade]);
  const removedTrades = trades.filter((trade) => !left.get(keyOf(trade))?.shift());
  return { removedTrades, addedTrades: [...left.values()].flat() };
}

/** All five fields of a row as a key; amounts by value, so that trailing zeros do not count. */
function keyOf(trade: RegistrationTrade | RegistrationTradeValues): string {
  const { transactionType, tradeDate, quantity, totalAmount, tradeType } = trade;
  return [transactionType, tradeDate, quantity, new Decimal(totalAmount).toFixed(), tradeType].join('|');
}
