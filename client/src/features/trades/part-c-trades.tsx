import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Anchor } from '../../components/actions/text-link';
import { EmptyState } from '../../components/feedback/states';
import { Notice } from '../../components/feedback/notice';
import { DefinitionList } from '../../components/page/definition-list';
import { Caption, Inline, Muted, Stack, SubsectionTitle } from '../../components/page/layout';
import { later } from '../../components/later/later';
import { KeepPlace } from '../../components/page/keep-place';
import type { SchemeQuery } from '../../generated/graphql';
import { formatLongDate } from '../../lib/dates';
import { formatShares, isDecimal } from '../../lib/decimals';
import { useDelayed } from '../../lib/use-delayed';
import { AddTradeButton } from './changes/add-trade-button';
import { ChangedListNotice } from './changes/changed-list-notice';
import { useChangedList, withoutDeleted } from './changes/use-changed-list';
import { HoldingSummary } from './holding/holding-summary';
import { shownTrades, type EditedClaim, type Trade, type TradeDetails } from './shown-trades';
import { ClosingBalance } from './closing-balance';
import { TradeNotice } from './trade-notice';
import { foundTrades, leavesOut, nearestTo, typesIn, WHOLE_LIST } from './finding/find-trades';
import { MANY_TRADES, TradeFinder } from './finding/trade-finder';
import { deleteButtonOf, TradeTable, type TradeTableHandle } from './trade-table';
import type { TableSort } from './trade-table-head';
import type { OtherTrades } from './trade-table-foot';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Trans } from '../../components/text/trans';
import { usePermission } from '../../domain/session/use-permission';
import { OpeningBalance } from '../../domain/trade/opening-balance';
import { tradeFindings } from '../../domain/trade/trade-findings';
import { useLedgerRules } from '../../domain/trade/use-ledger-rules';
import { useIsOffice } from '../../domain/session/use-is-office';

const DeleteTradeDialog = later(
  async () => (await import('./changes/delete-trade-dialog')).DeleteTradeDialog,
);

interface PartCProps {
  trades: TradeDetails;
  /** Set while `trades` contains only the newest ones. */
  others?: OtherTrades;
  scheme: SchemeQuery['scheme'];
  /**
   * The claim whose rows may be added and deleted here, for users who may edit claims; absent for a read-only table.
   */
  claim?: EditedClaim;
  /** The link to Requested Amendments; by default the section of the same page. */
  amendmentsAt?: string;
}

/** The server's order (TRADE-13). */
const NEWEST_FIRST: TableSort['sort'] = { column: 'tradeDate', direction: 'descending' };

interface ToDelete {
  trade: Trade;
  /** The row that follows this one, which takes its position after a deletion. */
  next: Trade | undefined;
}

/** Part C RGM Trade Data: opening balance and the transactions of the trade period, newest first. */
export function PartCTrades(props: PartCProps) {
  const { others, scheme, claim, amendmentsAt = '#amendments' } = props;
  const [toDelete, setToDelete] = useState<ToDelete>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOffice = useIsOffice();
  const mayEdit = usePermission(Permission.ClaimsEdit);
  const edited = mayEdit ? claim : undefined;
  const list = useChangedList(edited);
  const trades = useMemo(() => withoutDeleted(props.trades, list.unseen), [props.trades, list.unseen]);
  const rows = useMemo(() => shownTrades(trades), [trades]);
  const [find, setFind] = useState(WHOLE_LIST);
  const found = useMemo(() => (others ? rows : foundTrades(rows, find)), [rows, others, find]);
  const types = useMemo(() => typesIn(rows), [rows]);
  const table = useRef<TradeTableHandle>(null);
  const jump = (day: string) => {
    const nearest = nearestTo(found, day);
    if (nearest >= 0) table.current?.goTo(nearest);
    return found[nearest]?.tradeDate;
  };
  const hasMany = others !== undefined || rows.length > MANY_TRADES || find !== WHOLE_LIST;
  const balance = trades.openingBalance.trim();
  const rules = useLedgerRules();
  // The sums over 50,000 trades, after the list itself is shown: together they would block the page (TRADE-26).
  const complete = !others;
  const counted = useDeferredValue(useMemo(() => ({ trades, complete }), [trades, complete]));
  const warnings = useMemo(
    () => tradeFindings(counted.trades.tradeData, counted.trades, scheme, rules),
    [counted, scheme, rules],
  );
  const incomplete = useDelayed(others !== undefined);
  const loadedAgain = useDelayed(list.loading && list.unseen !== undefined);
  const period = t('{tradePeriodStart} to {tradePeriodEnd} inclusive', {
    tradePeriodStart: formatLongDate(scheme.tradePeriodStart),
    tradePeriodEnd: formatLongDate(scheme.tradePeriodEnd),
  });
  return (
    <Stack gap="wide">
      <DefinitionList>
        <OpeningBalance id="tradeDetails.openingBalance" day={scheme.openingBalanceDate}>
          {isDecimal(balance) ? formatShares(balance) : '0'}
        </OpeningBalance>
        <ClosingBalance {...trades} day={rules?.lastDay} />
      </DefinitionList>
      {(rows.length > 0 || others) && <HoldingSummary {...counted} period={scheme} />}
      <Stack>
        <Inline spread>
          <div>
            <SubsectionTitle ref={heading} tabIndex={-1}>
              {t('Transactions from {period}', { period })}
            </SubsectionTitle>
            {/* A separate short line: it takes one line on a phone, whatever its text. */}
            <Caption role="status" minHeight="1lh">
              {loadedAgain
                ? t('Saved. The list is being reloaded.')
                : others
                  ? incomplete && t('Not all transactions are loaded yet.')
                  : t('{rows, plural, one {# transaction} other {# transactions}}', { rows: rows.length })}
            </Caption>
            <Caption>
              {t('In {shareName}', { shareName: scheme.shareName })}
              {t('{isSort, select, true {} other {, newest first}}. Amounts in {currency}.', {
                isSort: String(Boolean(find.sort)),
                currency: scheme.currency,
              })}
            </Caption>
            {!isOffice && warnings.ofTrades.size > 0 && (
              <KeepPlace>
                <Caption>
                  {t('Marked transactions stay as they are; nothing in your claim is rejected.')}
                </Caption>
              </KeepPlace>
            )}
          </div>
          {edited && <AddTradeButton claim={edited} list={list} period={scheme} />}
        </Inline>
        <Notice
          tone="plain"
          title={isOffice ? t('This table is locked for members') : t('This table is locked')}
        >
          <Trans
            id="Changes must be requested through <0>Requested Amendments</0>."
            parts={[(text) => <Anchor href={amendmentsAt}>{text}</Anchor>]}
          />
        </Notice>
        <TradeNotice
          // A part of the trades does not determine the balance.
          warnings={
            counted.complete ? warnings : { ...warnings, negativeFrom: undefined, closing: undefined }
          }
          balances={trades}
        />
        <ChangedListNotice list={list} onLoaded={() => heading.current?.focus()} />
        {rows.length === 0 && !others ? (
          <EmptyState title={t('No transactions')}>
            {t('No transaction of this period is recorded for this claim.')}
          </EmptyState>
        ) : (
          <>
            {hasMany && (
              <TradeFinder
                find={find}
                onFind={setFind}
                types={types}
                ownOrder={t('Trade Date, newest first')}
                found={found.length}
                total={rows.length}
                onJump={jump}
                waiting={others !== undefined}
              />
            )}
            {found.length === 0 && leavesOut(find) ? (
              <Muted>{t('No transaction matches.')}</Muted>
            ) : (
              <TradeTable
                ref={table}
                caption={t('Transactions from {period}', { period })}
                rows={found}
                total={rows.length}
                others={others}
                ofTrades={warnings.ofTrades}
                sorting={
                  hasMany
                    ? {
                        sort: (!others && find.sort) || NEWEST_FIRST,
                        onSort: (sort) => setFind({ ...find, sort }),
                      }
                    : undefined
                }
                onDelete={
                  edited ? (trade) => setToDelete({ trade, next: neighbourOf(trade, found) }) : undefined
                }
              />
            )}
          </>
        )}
        {edited && toDelete && (
          <DeleteTradeDialog
            trade={toDelete.trade}
            claim={edited}
            list={list}
            onClose={() => setToDelete(undefined)}
            finalFocus={() =>
              deleteButtonOf(toDelete.trade) ?? deleteButtonOf(toDelete.next) ?? heading.current
            }
          />
        )}
      </Stack>
    </Stack>
  );
}

function neighbourOf(trade: Trade, rows: readonly Trade[]): Trade | undefined {
  const at = rows.indexOf(trade);
  return rows[at + 1] ?? rows[at - 1];
}
