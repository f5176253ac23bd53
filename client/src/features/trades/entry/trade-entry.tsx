import { chakra } from '@chakra-ui/react/styled-system';
import { tradeLedger, type TradeLedger } from '@rules/trade-ledger.js';
import {
  checkTradeRow,
  isKeptOpening,
  MOST_ENTERED_TRADES,
  type TradeErrors,
  type TradeField,
  type TradeRow,
  type TradeTexts,
} from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { useDialogAhead } from '../../../components/dialog/use-dialog-ahead';
import { Notice } from '../../../components/feedback/notice';
import { BulletList, Caption, Inline, Stack } from '../../../components/page/layout';
import { tradeFindings } from '../../../domain/trade/trade-findings';
import { useLedgerRules } from '../../../domain/trade/use-ledger-rules';
import { useTypedBefore } from '../../../domain/draft/use-kept-typing';
import { PASTE_DIALOG, PasteDialog } from '../paste/paste-dialog';
import { readPastedTrades } from '../paste/read-pasted-trades';
import type { RecognisedTable } from '../paste/recognise-table';
import { codeOfShare } from '../paste/share-codes';
import { dayOf, nearestTo, typesIn, WHOLE_LIST } from '../finding/find-trades';
import { MANY_TRADES, TradeFinder } from '../finding/trade-finder';
import { useFoundRows } from '../finding/use-found-rows';
import { EntryDialog, TRADE_ENTRY_DIALOG } from './entry-dialog';
import { cellId } from './grid-columns';
import { LedgerNotices } from './ledger-notices';
import { markedValues } from './marked-values';
import { marksOfList } from './row-marks';
import { SelectionButtons } from './selection-buttons';
import { TradeCards } from './trade-cards';
import { TRADE_ENTRY_ID } from './trade-entry-id';
import { TradeGrid } from './trade-grid';
import { FirstError, TradeProblems } from './trade-problems';
import { useGrid } from './use-grid';
import { useRowSelection } from './use-row-selection';
import { useNarrow } from '../../../lib/use-narrow';
import { useTradeList } from './use-trade-list';

const Container = chakra(Stack, { base: { scrollMarginTop: { base: '16', lg: '6' } } });

interface TradeEntryProps {
  rows: readonly TradeRow[];
  /** Called with the whole list when a cell is left or a row is added or deleted, not on each keystroke. */
  onChange: (rows: TradeRow[]) => void;
  /** As typed in the form. */
  openingBalance: string;
  period: TradePeriod;
  /** The scheme's name of the share, with its ticker code: the rows of a statement about other shares are left out. */
  shareName: string;
  mayEdit: boolean;
  /** Trades that count for the balance but are not shown: the claim's existing ones when only changes are entered. */
  others?: readonly TradeRow[];
  /** Errors from outside the table, by the index in `rows`. */
  errors?: Readonly<Record<number, TradeErrors>>;
  title?: string;
}

/**
 * An editor for a list of trades, by typing and pasting: a spreadsheet-like table, on a phone cards with the Trade
 * Details dialog. It rejects nothing; validate the rows with checkTradeRows before sending them.
 */
export function TradeEntry(props: TradeEntryProps) {
  const { rows, onChange, openingBalance, period, mayEdit, others, errors, title = t('Trades') } = props;
  useDialogAhead();
  const share = codeOfShare(props.shareName);
  const gridId = useId();
  const narrow = useNarrow();
  const rules = useLedgerRules();
  const list = useTradeList(rows, onChange);
  const [unsettled, setUnsettled] = useState<string>();
  const trades = useMemo(() => rows.filter((row) => !isKeptOpening(row)), [rows]);
  const found = useFoundRows(trades);
  const shown = found.rowsIn(trades);
  const keysNow = () => [
    ...found.rowsIn(list.rows().filter((row) => !isKeptOpening(row))).map(({ key }) => key),
    list.newKey(),
  ];
  const grid = useGrid(gridId, list, keysNow, setUnsettled);
  const selection = useRowSelection(keysNow);
  const selected = shown.filter(({ key }) => selection.selected.has(key));
  const [choosing, setChoosing] = useState(false);
  const [cardsFrom, setCardsFrom] = useState(0);
  const [pasting, setPasting] = useState<{ table?: RecognisedTable; again?: boolean }>();
  const [opened, setOpened] = useState<{ row: TradeRow | 'new'; typed?: Partial<TradeTexts> }>();
  useTypedBefore<Partial<TradeTexts>>(TRADE_ENTRY_DIALOG, ({ about, values }) =>
    setOpened({ row: rows.find(({ key }) => key === about) ?? 'new', typed: values }),
  );
  useTypedBefore<RecognisedTable>(PASTE_DIALOG, ({ values }) => setPasting({ table: values, again: true }));
  const [notes, setNotes] = useState<string[]>([]);
  const after = useRef<HTMLButtonElement>(null);

  const ledger = useMemo(
    () => ledgerWith(others, rows, openingBalance, period),
    [others, rows, openingBalance, period],
  );
  const findings = useMemo(
    () => tradeFindings(ledger.trades, { openingBalance }, period, rules),
    [ledger, openingBalance, period, rules],
  );
  const marks = useMemo(
    () => marksOfList(rows, { ledger, findings, rules, period, errors, unsettled }),
    [rows, ledger, findings, rules, period, errors, unsettled],
  );
  const problems = useMemo(
    () => ({
      errors: markedValues(trades, marks, 'errors'),
      warnings: markedValues(trades, marks, 'warnings'),
    }),
    [trades, marks],
  );
  const numbers = useMemo(
    () => (found.find === WHOLE_LIST ? undefined : new Map(trades.map(({ key }, at) => [key, at + 1]))),
    [trades, found.find],
  );
  const types = useMemo(() => typesIn(trades), [trades]);

  const add = (added: TradeTexts[], table: RecognisedTable) => {
    const room = Math.max(0, MOST_ENTERED_TRADES - rows.length);
    const taken = added.slice(0, room);
    const left = added.length - taken.length;
    setPasting(undefined);
    setNotes([
      ...(left > 0
        ? [
            t(
              '{left, number} rows were left out: at most {mostEnteredTrades, number} trades can be entered at once.',
              { left, mostEnteredTrades: MOST_ENTERED_TRADES },
            ),
          ]
        : []),
      ...readPastedTrades(table).notes,
    ]);
    if (taken.length > 0)
      list.add(
        taken,
        t('{taken, plural, one {# row was} other {# rows were}} added.', { taken: taken.length }),
      );
  };
  const take = (table: RecognisedTable) => {
    const { rows: read, unsettledNumbers } = readPastedTrades(table);
    const isBroken = (row: TradeTexts) => Object.keys(checkTradeRow(row)).length > 0;
    // What needs a decision is shown before it is added, and so is a row with an error.
    if (unsettledNumbers || read.length === 0 || read.some(isBroken)) setPasting({ table });
    else add(read, table);
  };
  const go = (row: TradeRow, field: TradeField) => {
    if (!shown.includes(row)) found.setFind(WHOLE_LIST);
    if (narrow) setOpened({ row });
    else grid.go({ key: row.key, column: field });
  };
  const cardId = ({ key }: TradeRow) => cellId(gridId, { key, column: 'row' });
  const jump = (day: string) => {
    const nearest = nearestTo(shown, day);
    const row = shown[nearest];
    if (!row) return undefined;
    if (narrow) {
      flushSync(() => setCardsFrom(nearest));
      document.getElementById(cardId(row))?.focus();
    } else grid.go({ key: row.key, column: 'tradeDate' });
    return dayOf(row);
  };
  const deleteSelected = () => {
    list.remove(
      new Set(selected.map(({ key }) => key)),
      t('{selected, plural, one {# row was} other {# rows were}} deleted.', { selected: selected.length }),
    );
    selection.set([]);
  };

  // On a phone an empty list has only what fills it; the table keeps its places.
  const hasActions = !narrow || trades.length > 0 || list.last.mayUndo;
  return (
    <Container id={TRADE_ENTRY_ID} tabIndex={-1} role="group" aria-label={title}>
      {mayEdit && (
        <Inline>
          <Button onClick={() => setPasting({})}>{t('Paste or open a statement')}</Button>
          <Button ref={after} onClick={() => setOpened({ row: 'new' })}>
            {t('Add Row')}
          </Button>
          {hasActions && (
            <Button look="quiet" disabled={!list.last.mayUndo} onClick={list.undo}>
              {t('Undo')}
            </Button>
          )}
          {narrow && trades.length > 0 && (
            <Button
              look="quiet"
              aria-pressed={choosing}
              onClick={() => {
                selection.set([]);
                setChoosing(!choosing);
              }}
            >
              {t('Select trades')}
            </Button>
          )}
          {(choosing || !narrow) && (
            <SelectionButtons
              shown={shown.length}
              selected={selected.length}
              onAll={() => selection.set(shown.map(({ key }) => key))}
              onNone={() => selection.set([])}
              onDelete={deleteSelected}
            />
          )}
          <Caption role="status">{list.last.words}</Caption>
          <FirstError errors={problems.errors} onGo={go} />
        </Inline>
      )}
      {notes.length > 0 && (
        <Notice tone="plain" title={t('How it was read')}>
          <BulletList>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </BulletList>
        </Notice>
      )}
      <LedgerNotices findings={findings} openingBalance={openingBalance} />
      {(trades.length > MANY_TRADES || found.find !== WHOLE_LIST) && (
        <TradeFinder
          find={found.find}
          onFind={(find) => {
            setCardsFrom(0);
            found.setFind(find);
          }}
          types={types}
          ownOrder={t('Order of the list')}
          found={shown.length}
          total={trades.length}
          onJump={jump}
        />
      )}
      {narrow ? (
        <TradeCards
          rows={shown}
          marks={marks}
          ledger={ledger}
          mayEdit={mayEdit}
          numbers={numbers}
          from={cardsFrom}
          onFrom={setCardsFrom}
          selection={choosing ? selection : undefined}
          idOf={cardId}
          onOpen={(row) => setOpened({ row })}
        />
      ) : (
        <TradeGrid
          gridId={gridId}
          title={title}
          rows={shown}
          marks={marks}
          ledger={ledger}
          list={list}
          grid={grid}
          selection={selection}
          numbers={numbers}
          sort={found.find.sort}
          mayEdit={mayEdit}
          share={share}
          onTrades={take}
          onLeave={() => after.current?.focus()}
        />
      )}
      {mayEdit && !narrow && (
        <Caption>
          {t(
            'Type, or paste cells from a spreadsheet or a broker’s statement into the table. The arrow keys and Enter move; typing or F2 edits, and then Tab goes to the next cell. Otherwise Tab leaves the table, as Esc does. On a row number Delete deletes the row, and Space selects it, or a range with Shift.',
          )}
        </Caption>
      )}
      <TradeProblems {...problems} onGo={go} />
      {pasting && (
        <PasteDialog
          {...pasting}
          share={share}
          period={period}
          onAdd={add}
          onClose={() => setPasting(undefined)}
        />
      )}
      {opened && <EntryDialog {...opened} period={period} list={list} onClose={() => setOpened(undefined)} />}
    </Container>
  );
}

/**
 * The ledger of the rows together with trades that are not shown: balances include all, the totals only those shown.
 */
function ledgerWith(
  others: readonly TradeRow[] | undefined,
  rows: readonly TradeRow[],
  openingBalance: string,
  period: TradePeriod,
): TradeLedger {
  const own = tradeLedger(rows, openingBalance, period);
  if (!others) return own;
  const all = tradeLedger([...others, ...rows], openingBalance, period);
  return { ...all, totals: { ...own.totals, closing: all.totals.closing } };
}
