import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TRADE_FIELD_LABELS, TRADE_FIELDS, type TradeField, type TradeTexts } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { Notice } from '../../../components/feedback/notice';
import { AttentionIcon } from '../../../components/icons';
import { BulletList, Caption } from '../../../components/page/layout';
import { formatLongDate } from '../../../lib/dates';
import { dayOf } from '../finding/find-trades';
import { shownValue } from '../trade-text';
import { badCells } from './bad-cells';
import { PreviewScroll, PreviewTable } from './preview-table';

/** The number of rows without errors that are shown. */
const PREVIEWED = 10;
/** The number of rows with errors, and of those outside the period, that are shown; all are marked again in the table. */
const MOST_LISTED = 20;

const Cell = chakra('td', {
  base: {
    '&[data-date]': { whiteSpace: 'nowrap' },
    '&[data-bad]': { bg: 'dangerSoft' },
    '&[data-outside]': { bg: 'needsSoft' },
    '& > svg': { display: 'inline', verticalAlign: '-0.25em', me: '1', color: 'danger' },
    '&[data-outside] > svg': { color: 'needs' },
  },
});

const isNumber = (field: TradeField) => field !== 'transactionType' && field !== 'tradeDate';

interface PreviewedRowsProps {
  rows: readonly TradeTexts[];
  period: TradePeriod;
}

/**
 * The rows of a paste as they would be added: the first ones, and those with errors or outside the period, marked, with the
 * reasons (TRADE-21).
 */
export function PreviewedRows({ rows, period }: PreviewedRowsProps) {
  const checked = rows.map((row, at) => {
    const day = dayOf(row);
    const isOutside = day !== undefined && (day < period.tradePeriodStart || day > period.tradePeriodEnd);
    return { row, number: at + 1, bad: badCells(row), isOutside };
  });
  const bad = checked.filter((each) => Object.keys(each.bad).length > 0);
  const outside = checked.filter((each) => each.isOutside);
  const listed = new Set(bad.slice(0, MOST_LISTED));
  const listedOutside = new Set(outside.slice(0, MOST_LISTED));
  const shown = checked.filter((each, at) => at < PREVIEWED || listed.has(each) || listedOutside.has(each));
  if (rows.length === 0) return null;
  return (
    <>
      <PreviewScroll tabIndex={0} role="region" aria-label={t('Rows to add')}>
        <PreviewTable>
          <thead>
            <tr>
              <th scope="col">{t('Row')}</th>
              {TRADE_FIELDS.map((field) => (
                <th key={field} scope="col" data-number={isNumber(field) ? '' : undefined}>
                  {TRADE_FIELD_LABELS[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, number, bad: cells, isOutside }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {TRADE_FIELDS.map((field) => (
                  <Cell
                    key={field}
                    data-bad={cells[field] ? '' : undefined}
                    data-outside={isOutside && field === 'tradeDate' ? '' : undefined}
                    data-number={isNumber(field) ? '' : undefined}
                    data-date={field === 'tradeDate' && !cells[field] ? '' : undefined}
                  >
                    {cells[field] && <AttentionIcon label={cells[field]} />}
                    {isOutside && field === 'tradeDate' && <AttentionIcon label={t('outside the period')} />}
                    {shownValue(field, row[field])}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </PreviewTable>
      </PreviewScroll>
      {shown.length < rows.length && (
        <Caption>
          {bad.length > listed.size || outside.length > listedOutside.size
            ? t('{shown, number} of {rows, number} rows are shown here.', {
                shown: shown.length,
                rows: rows.length,
              })
            : t('{shown, number} of {rows, number} rows are shown here. The others have no errors.', {
                shown: shown.length,
                rows: rows.length,
              })}
        </Caption>
      )}
      {outside.length > 0 && (
        <Notice
          tone="needs"
          title={t('{outside, plural, one {# row is} other {# rows are}} outside the claim period', {
            outside: outside.length,
          })}
        >
          <BulletList>
            {[...listedOutside].map(({ row, number }) => (
              <li key={number}>
                {t('Row {number}: {day}', { number, day: shownValue('tradeDate', row.tradeDate) })}
              </li>
            ))}
          </BulletList>
          {outside.length > listedOutside.size && (
            <p>
              {t('{outside, number} more rows are outside it.', {
                outside: outside.length - listedOutside.size,
              })}
            </p>
          )}
          <p>
            {t(
              'The period is {tradePeriodStart} to {tradePeriodEnd}. They are added and marked in the table, where you can delete them.',
              {
                tradePeriodStart: formatLongDate(period.tradePeriodStart),
                tradePeriodEnd: formatLongDate(period.tradePeriodEnd),
              },
            )}
          </p>
        </Notice>
      )}
      {bad.length > 0 && (
        <Notice
          tone="needs"
          title={t('{bad, plural, one {# row has} other {# rows have}} values to correct', {
            bad: bad.length,
          })}
        >
          <BulletList>
            {[...listed].map(({ number, bad: cells }) => (
              <li key={number}>
                {t('Row {number}: {values}', { number, values: Object.values(cells).join(', ') })}
              </li>
            ))}
          </BulletList>
          {bad.length > listed.size && (
            <p>{t('{bad, number} more rows have errors.', { bad: bad.length - listed.size })}</p>
          )}
          <p>{t('They are added as they are and marked in the table, where you can correct them.')}</p>
        </Notice>
      )}
    </>
  );
}
