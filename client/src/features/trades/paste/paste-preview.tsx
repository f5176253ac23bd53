import { chakra } from '@chakra-ui/react/styled-system';
import { DECIMAL_MARKS, type DecimalMark, NUMBER_SAMPLES } from '@rules/number-forms.js';
import { t } from '@rules/text.js';
import { TRADE_FIELD_LABELS, TRADE_FIELDS, type TradeField } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';
import { Button } from '../../../components/actions/button';
import { Notice } from '../../../components/feedback/notice';
import { PlainSelect } from '../../../components/form/plain-fields';
import { Select } from '../../../components/form/input';
import { BulletList, Caption, Inline } from '../../../components/page/layout';
import { formatCount } from '../../../lib/amounts';
import { PreviewScroll, PreviewTable } from './preview-table';
import { PreviewedRows } from './previewed-rows';
import { columnName, linesOf, readPastedTrades } from './read-pasted-trades';
import { ONE_TYPE, type OneType, type RecognisedTable } from './recognise-table';

const PREVIEWED = 3;

const Meaning = chakra(Select, {
  base: { mt: '0', minHeight: '9', width: 'field.short', px: '2', py: '1', fontSize: 'sm' },
});

interface PastePreviewProps {
  table: RecognisedTable;
  period: TradePeriod;
  onColumns: (columns: (TradeField | null)[]) => void;
  onNumbers: (numbers: DecimalMark | undefined) => void;
  /** Says that all rows are of one type. */
  onAllAre: (type: OneType | undefined) => void;
  /** Chooses the share whose lines are read. */
  onCode: (code: string | undefined) => void;
  /** Goes back to choosing another text. */
  onOther: () => void;
}

/**
 * The interpretation of a pasted text: each column with its field, which can be changed, and its first values; then the
 * rows as they would be added, with the errors marked.
 */
export function PastePreview(props: PastePreviewProps) {
  const { table, period, onColumns, onNumbers, onAllAre, onCode, onOther } = props;
  const { header, columns } = table;
  const { rows, notes, unknown, asksType, unsettledNumbers, codes } = readPastedTrades(table);
  const lines = codes && table.code === undefined ? table.lines : linesOf(table);
  const choose = (column: number, meaning: string) =>
    onColumns(
      columns.map((field, at) =>
        at === column ? ((meaning || null) as TradeField | null) : field === meaning ? null : field,
      ),
    );
  return (
    <>
      <Inline spread role="status">
        <span>{t('{rows, plural, one {# row} other {# rows}} found.', { rows: rows.length })}</span>
        <Button size="small" look="quiet" onClick={onOther}>
          {t('Choose another')}
        </Button>
      </Inline>
      {unknown && (
        <Notice tone="error" role="alert" title={t('We do not know this statement')}>
          <p>{unknown}</p>
        </Notice>
      )}
      {codes && (
        <PlainSelect
          id="pasted-share"
          label={t('Share')}
          hint={t(
            'The statement has the trades of more than one share, or of another one than the claim’s. Only the rows of the chosen share are added.',
          )}
          options={[
            ['', t('Please choose')],
            ...[...codes].map(
              ([code, count]) =>
                [
                  code,
                  `${code}: ${formatCount(count)} ${t('{count, plural, one {row} other {rows}}', { count })}`,
                ] as const,
            ),
          ]}
          value={table.code ?? ''}
          onChange={(code) => onCode(code || undefined)}
        />
      )}
      {asksType && (
        <PlainSelect
          id="pasted-type"
          label={t('All rows are')}
          options={[
            ['', t('Please choose')],
            ...ONE_TYPE.map((type) => [type, transactionTypeLabels[type]] as const),
          ]}
          value={table.allAre ?? ''}
          onChange={(value) => onAllAre(ONE_TYPE.find((type) => type === value))}
        />
      )}
      <PreviewScroll tabIndex={0} role="region" aria-label={t('Columns and first rows')}>
        <PreviewTable>
          <thead>
            <tr>
              <th scope="col">{t('Column and first values')}</th>
              <th scope="col">{t('Read as')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((field, column) => (
              <tr key={column}>
                <th scope="row">
                  {columnName(header, column)}
                  <Caption as="span" display="block">
                    {lines
                      .slice(0, PREVIEWED)
                      .map((cells) => cells[column] ?? '')
                      .join(' · ')}
                  </Caption>
                </th>
                <td>
                  <Meaning
                    aria-label={t('{columnName} is read as', { columnName: columnName(header, column) })}
                    value={field ?? ''}
                    onChange={(event) => choose(column, event.target.value)}
                  >
                    <option value="">{t('not used')}</option>
                    {TRADE_FIELDS.map((name) => (
                      <option key={name} value={name}>
                        {TRADE_FIELD_LABELS[name]}
                      </option>
                    ))}
                  </Meaning>
                </td>
              </tr>
            ))}
          </tbody>
        </PreviewTable>
      </PreviewScroll>
      {!unknown && unsettledNumbers && (
        <PlainSelect
          id="pasted-numbers"
          label={t('Numbers')}
          hint={unsettledNumbers}
          options={[
            ['', t('Please choose')],
            ...DECIMAL_MARKS.map((mark) => [mark, NUMBER_SAMPLES[mark]] as const),
          ]}
          value={table.numbers ?? ''}
          onChange={(value) => onNumbers(DECIMAL_MARKS.find((mark) => mark === value))}
        />
      )}
      {!unknown && notes.length > 0 && (
        <Notice tone="plain" title={t('How it is read')}>
          <BulletList>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </BulletList>
        </Notice>
      )}
      {/* Not before the numbers can be read: they would all be marked. */}
      {!unknown && !(unsettledNumbers && table.numbers === undefined) && (
        <PreviewedRows rows={rows} period={period} />
      )}
    </>
  );
}
