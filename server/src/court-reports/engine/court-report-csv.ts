import { csvRecord } from '../../common/csv-text.js';
import { figureDefinition, figureName, sectionText } from '../../rules/court-report/figure-text.js';
import { kindText } from '../../rules/court-report/kind-text.js';
import type { ReportContent } from './report-content.js';

/** The columns of the annexure: first the figures, then the rows behind those that are not of every claim (COURT-5). */
export const COURT_REPORT_COLUMNS = [
  'row',
  'section',
  'name',
  'distribution',
  'value',
  'unit',
  'cap',
  'sid',
  'at',
  'madeBy',
  'checkedBy',
  'words',
  'list',
  'run',
  'snapshot',
  'query',
] as const;

type Column = (typeof COURT_REPORT_COLUMNS)[number];

/** Without it spreadsheets read the file as Windows-1252 and garble names. */
const BYTE_ORDER_MARK = '\ufeff';

/** The annexure of a report as CSV; moments in UTC, values exact. */
export function courtReportCsv({ head, figures, items }: ReportContent): string {
  const record = (cells: Partial<Record<Column, string | null>>) =>
    csvRecord(COURT_REPORT_COLUMNS.map((column) => cells[column] ?? ''));
  const snapshot = `${head.moment.toISOString()} ${head.snapshot}`;
  return [
    BYTE_ORDER_MARK + csvRecord(COURT_REPORT_COLUMNS),
    ...figures.map((figure) =>
      record({
        ...{ row: 'figure', section: sectionText(figure.section), name: figureName(figure) },
        ...{ distribution: figure.distribution === null ? '' : String(figure.distribution) },
        ...{ value: figure.value, unit: figure.unit, cap: figure.cap, words: figureDefinition(figure) },
        ...{ list: figure.list, run: figure.run, snapshot, query: figure.query },
      }),
    ),
    ...items.map(({ list, kind, sid, amount, at, what, madeBy, checkedBy }) =>
      record({
        ...{ row: 'item', name: kindText(kind), value: amount, unit: amount === null ? '' : 'MONEY', sid },
        ...{ at: at?.toISOString() ?? '', madeBy, checkedBy, words: what, list, snapshot },
      }),
    ),
  ].join('');
}
