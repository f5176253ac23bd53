import type { TradeField } from '@rules/trade-row.js';
import { memo } from 'react';
import { t } from '@rules/text.js';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';
import { findingLabel } from '../../domain/trade/finding-text';
import type { TradeMark } from '../../domain/trade/trade-findings';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares } from '../../lib/decimals';
import { BreakableNumber, isLongNumber } from './breakable-number';
import { tradeName, type Trade } from './shown-trades';
import { Marked } from './trade-mark';

interface TradeTableRowProps {
  trade: Trade;
  index: number;
  /** The row's findings, separated by spaces. */
  warnings: string;
  mayDelete: boolean;
  /** Whether Tab stops at the row's button: in a table of thousands only at one. */
  isTabStop: boolean;
}

/** A transaction in the columns of TRADE-12; renders only when it has changed. */
export const TradeTableRow = memo(function TradeTableRow(props: TradeTableRowProps) {
  const { trade, index, warnings, mayDelete, isTabStop } = props;
  const marks = warnings === '' ? [] : (warnings.split(' ') as TradeMark[]);
  const markOf = (field: TradeField) => findingLabel(marks, field);
  return (
    <tr role="row" aria-rowindex={index + 2} tabIndex={-1}>
      <td role="cell" className="lead">
        <Marked mark={markOf('transactionType')}>{transactionTypeLabels[trade.transactionType]}</Marked>
      </td>
      <td role="cell" data-label={t('Trade Date')} className="date">
        <span>
          <Marked mark={markOf('tradeDate')}>{formatDate(trade.tradeDate)}</Marked>
        </span>
      </td>
      <NumberCell label={t('Quantity')}>{formatShares(trade.quantity)}</NumberCell>
      <NumberCell label={t('Price Per Share')} mark={markOf('pricePerShare')}>
        {formatPrice(trade.pricePerShare)}
      </NumberCell>
      <NumberCell label={t('Total Amount Paid')} mark={markOf('totalAmount')}>
        {formatMoney(trade.totalAmount)}
      </NumberCell>
      {mayDelete && (
        <td role="cell" data-label={t('Action')} className="number action">
          <button
            type="button"
            data-trade={trade.id}
            tabIndex={isTabStop ? undefined : -1}
            aria-label={t('Delete the {tradeName}', { tradeName: tradeName(trade) })}
          >
            {t('Delete')}
          </button>
        </td>
      )}
    </tr>
  );
});

interface NumberCellProps {
  label: string;
  mark?: string;
  children: string;
}

/** A numeric cell. */
function NumberCell({ label, mark, children }: NumberCellProps) {
  return (
    <td role="cell" data-label={label} className={isLongNumber(children) ? 'number long' : 'number'}>
      <span>
        <Marked mark={mark}>
          <BreakableNumber>{children}</BreakableNumber>
        </Marked>
      </span>
    </td>
  );
}
