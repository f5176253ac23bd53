import { chakra } from '@chakra-ui/react/styled-system';
import type { TradeLedger } from '@rules/trade-ledger.js';
import { TRADE_FIELD_LABELS, TRADE_FIELDS, type TradeRow } from '@rules/trade-row.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Tag } from '../../../components/feedback/tag';
import { Caption, Stack } from '../../../components/page/layout';
import { Trans } from '../../../components/text/trans';
import { inOpeningText } from '../in-opening-text';
import { BreakableNumber } from '../breakable-number';
import { shownValue } from '../trade-text';
import { NO_MARKS, type ListMarks } from './row-marks';
import { closingText, totalsText } from './totals-row';
import type { RowSelection } from './use-row-selection';

const CARDS_DRAWN = 100;

const Cards = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' },
});
const Card = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    width: 'full',
    minHeight: '11',
    px: 'gutter.small',
    py: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'md',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    scrollMarginTop: '16',
    cursor: 'pointer',
    _disabled: { cursor: 'default' },
    overflowWrap: 'anywhere',
  },
});
const Item = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Choice = chakra('input', {
  base: { flexShrink: '0', width: '6', height: '6', mx: '2', accentColor: 'accentSolid' },
});
/** Two values at both ends of a line; with large text the second is below the first, so that no number is broken. */
const Pair = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '3',
  },
});
const Lead = chakra('span', { base: { fontWeight: 'semibold' } });
const TradeDay = chakra('span', { base: { whiteSpace: 'nowrap' } });
const Quiet = chakra('span', { base: { color: 'muted', fontSize: 'sm' } });
const Marks = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', _empty: { display: 'none' } },
});
const Mark = chakra(Tag, { base: { whiteSpace: 'normal', textAlign: 'start' } });

interface TradeCardsProps {
  rows: readonly TradeRow[];
  marks: ListMarks;
  ledger: TradeLedger;
  mayEdit: boolean;
  /** The rows' numbers in the whole list, when `rows` are not all of it in its order. */
  numbers: ReadonlyMap<string, number> | undefined;
  /** The position of the first card: that of a date that was jumped to. */
  from: number;
  onFrom: (from: number) => void;
  /** Given while trades are selected. */
  selection: RowSelection | undefined;
  idOf: (row: TradeRow) => string;
  onOpen: (row: TradeRow) => void;
}

/** The trades as small cards for a phone; each opens the dialog. */
export function TradeCards(props: TradeCardsProps) {
  const { rows, marks, ledger, mayEdit, numbers, from, onFrom, selection, idOf, onOpen } = props;
  const [drawn, setDrawn] = useState(CARDS_DRAWN);
  const end = from + drawn;
  const inOpening = inOpeningText(ledger.totals.inOpening, ledger.openingDay);
  return (
    <Stack gap="tight">
      {from > 0 && (
        <Button onClick={() => onFrom(Math.max(0, from - CARDS_DRAWN))}>
          {t('Show {min, number} before', { min: Math.min(CARDS_DRAWN, from) })}
        </Button>
      )}
      <Cards>
        {rows.slice(from, end).map((row, nth) => {
          const number = numbers?.get(row.key) ?? from + nth + 1;
          const { errors, warnings, balance, balanceMark } = marks.get(row.key) ?? NO_MARKS;
          return (
            <Item key={row.key}>
              {selection && (
                <Choice
                  type="checkbox"
                  aria-label={t('Select trade {number}', { number })}
                  checked={selection.selected.has(row.key)}
                  onChange={() => selection.toggle(row.key, false)}
                />
              )}
              <Card type="button" id={idOf(row)} disabled={!mayEdit} onClick={() => onOpen(row)}>
                <Pair>
                  <Lead>
                    {number}. {shownValue('transactionType', row.transactionType) || t('No type')}{' '}
                    <BreakableNumber>{shownValue('quantity', row.quantity)}</BreakableNumber>
                  </Lead>
                  <TradeDay>{shownValue('tradeDate', row.tradeDate)}</TradeDay>
                </Pair>
                <Pair>
                  <Quiet>
                    <Trans
                      id="at {value}"
                      values={{
                        value: (
                          <BreakableNumber>
                            {shownValue('pricePerShare', row.pricePerShare) || '–'}
                          </BreakableNumber>
                        ),
                      }}
                    />
                  </Quiet>
                  <span>
                    <BreakableNumber>{shownValue('totalAmount', row.totalAmount)}</BreakableNumber>
                  </span>
                </Pair>
                {balance && (
                  <Quiet>
                    <Trans
                      id="Balance {balance}"
                      values={{ balance: <BreakableNumber>{balance}</BreakableNumber> }}
                    />
                  </Quiet>
                )}
                <Marks>
                  {TRADE_FIELDS.map((field) => {
                    const words = errors[field] ?? warnings[field];
                    return (
                      words && (
                        <Mark key={field} tone={errors[field] ? 'error' : 'needs'}>
                          {TRADE_FIELD_LABELS[field]} {words}
                        </Mark>
                      )
                    );
                  })}
                  {balanceMark && <Mark tone="needs">{t('Balance {balanceMark}', { balanceMark })}</Mark>}
                </Marks>
              </Card>
            </Item>
          );
        })}
      </Cards>
      {end < rows.length && (
        <Button onClick={() => setDrawn(drawn + CARDS_DRAWN)}>
          {t('Show {min, number} more', { min: Math.min(CARDS_DRAWN, rows.length - end) })}
        </Button>
      )}
      <Caption>
        {t('{totalsText} · closing balance {closingText}', {
          totalsText: totalsText(ledger),
          closingText: closingText(ledger),
        })}
      </Caption>
      {inOpening && <Caption>{inOpening}</Caption>}
    </Stack>
  );
}
