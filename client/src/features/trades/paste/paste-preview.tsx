import { chakra } from '@chakra-ui/react/styled-system';
import { DECIMAL_MARKS, type DecimalMark, NUMBER_SAMPLES } from '@rules/number-forms.js';
import { checkTradeRow, TRADE_FIELD_LABELS, TRADE_FIELDS, type TradeField } from '@rules/trade-row.js';
import { Button } from '../../../components/actions/button';
import { Notice } from '../../../components/feedback/notice';
import { PlainSelect } from '../../../components/form/plain-fields';
import { Select } from '../../../components/form/select-field';
import { Caption, Inline } from '../../../components/page/layout';
import { formatQuantity } from '../../../lib/amounts';
import { columnName, readPastedTrades } from './read-pasted-trades';
import type { RecognisedTable } from './recognise-table';

const PREVIEWED = 3;

const Scroll = chakra('div', {
  base: { overflowX: 'auto', borderWidth: '1px', borderColor: 'hairline', borderRadius: 'md' },
});
const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: '2', py: '1', textAlign: 'start', borderBottomWidth: '1px', borderColor: 'hairline' },
    '& th': { fontWeight: 'medium' },
    '& tr:last-of-type > *': { borderBottomWidth: '0' },
  },
});
const Meaning = chakra(Select, {
  base: { mt: '0', minHeight: '9', width: 'field.short', px: '2', py: '1', fontSize: 'sm' },
});

interface PastePreviewProps {
  table: RecognisedTable;
  onColumns: (columns: (TradeField | null)[]) => void;
  onNumbers: (numbers: DecimalMark | undefined) => void;
  /** Goes back to choosing another text. */
  onOther: () => void;
}

/** The interpretation of a pasted text: each column with its field, which can be changed, and its first values. */
export function PastePreview({ table, onColumns, onNumbers, onOther }: PastePreviewProps) {
  const { header, columns, lines } = table;
  const { rows, notes, unsettledNumbers } = readPastedTrades(table);
  const invalidRows = rows.filter((row) => Object.keys(checkTradeRow(row)).length > 0).length;
  const choose = (column: number, meaning: string) =>
    onColumns(
      columns.map((field, at) =>
        at === column ? ((meaning || null) as TradeField | null) : field === meaning ? null : field,
      ),
    );
  return (
    <>
      <Inline spread role="status">
        <span>{formatQuantity(lines.length, 'row', 'rows')} found.</span>
        <Button size="small" look="quiet" onClick={onOther}>
          Choose another
        </Button>
      </Inline>
      <Scroll tabIndex={0} role="region" aria-label="Columns and first rows">
        <Table>
          <thead>
            <tr>
              <th scope="col">Column and first values</th>
              <th scope="col">Read as</th>
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
                    aria-label={`${columnName(header, column)} is read as`}
                    value={field ?? ''}
                    onChange={(event) => choose(column, event.target.value)}
                  >
                    <option value="">not used</option>
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
        </Table>
      </Scroll>
      {unsettledNumbers && (
        <PlainSelect
          id="pasted-numbers"
          label="Numbers"
          hint={unsettledNumbers}
          options={[
            ['', 'Please choose'],
            ...DECIMAL_MARKS.map((mark) => [mark, NUMBER_SAMPLES[mark]] as const),
          ]}
          value={table.numbers ?? ''}
          onChange={(value) => onNumbers(DECIMAL_MARKS.find((mark) => mark === value))}
        />
      )}
      {notes.length > 0 && (
        <Notice tone="plain" title="How it is read">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      {/* Not before the numbers can be read: they would all be counted. */}
      {invalidRows > 0 && !(unsettledNumbers && table.numbers === undefined) && (
        <Notice tone="needs">
          {formatQuantity(invalidRows, 'row has', 'rows have')} values to correct. They are added as they are
          and marked in the table.
        </Notice>
      )}
    </>
  );
}
