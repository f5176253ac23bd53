import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TRADE_FIELD_LABELS, TRADE_FIELDS, type TradeField, type TradeTexts } from '@rules/trade-row.js';
import { Notice } from '../../../components/feedback/notice';
import { AttentionIcon } from '../../../components/icons';
import { BulletList, Caption } from '../../../components/page/layout';
import { shownValue } from '../trade-text';
import { badCells } from './bad-cells';
import { PreviewScroll, PreviewTable } from './preview-table';

/** The number of rows without errors that are shown. */
const PREVIEWED = 10;
/** The number of rows with errors that are shown; all are marked again in the table. */
const MOST_BAD_ROWS = 20;

const Cell = chakra('td', {
  base: {
    '&[data-date]': { whiteSpace: 'nowrap' },
    '&[data-bad]': { bg: 'dangerSoft' },
    '& > svg': { display: 'inline', verticalAlign: '-0.25em', me: '1', color: 'danger' },
  },
});

const isNumber = (field: TradeField) => field !== 'transactionType' && field !== 'tradeDate';

/** The rows of a paste as they would be added: the first ones, and those with errors, marked, with the reasons. */
export function PreviewedRows({ rows }: { rows: readonly TradeTexts[] }) {
  const checked = rows.map((row, at) => ({ row, number: at + 1, bad: badCells(row) }));
  const bad = checked.filter((each) => Object.keys(each.bad).length > 0);
  const listed = new Set(bad.slice(0, MOST_BAD_ROWS));
  const shown = checked.filter((each, at) => at < PREVIEWED || listed.has(each));
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
            {shown.map(({ row, number, bad: cells }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {TRADE_FIELDS.map((field) => (
                  <Cell
                    key={field}
                    data-bad={cells[field] ? '' : undefined}
                    data-number={isNumber(field) ? '' : undefined}
                    data-date={field === 'tradeDate' && !cells[field] ? '' : undefined}
                  >
                    {cells[field] && <AttentionIcon label={cells[field]} />}
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
          {bad.length > listed.size
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
