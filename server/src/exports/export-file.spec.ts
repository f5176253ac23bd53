import { exportFileName } from './export-file.js';
import { ExportFormat, ReportKind } from './export-run.entity.js';

describe('the name of an export', () => {
  it.each([
    ['2026-11-21T20:05:59Z', 'Australia/Sydney', 'settlements-2026-11-22-0705.csv'],
    ['2026-06-30T14:00:00Z', 'Australia/Sydney', 'settlements-2026-07-01-0000.csv'],
    ['2026-11-21T03:05:00Z', 'America/Toronto', 'settlements-2026-11-20-2205.csv'],
    ['2026-11-21T20:05:00Z', 'UTC', 'settlements-2026-11-21-2005.csv'],
  ])('created at %s in %s is %s, with the time as displayed on screens', (moment, timeZone, name) => {
    const run = {
      report: ReportKind.SETTLEMENTS,
      format: ExportFormat.CSV,
      chosenCount: null,
      createdAt: new Date(moment),
    };
    expect(exportFileName(run, timeZone)).toBe(name);
  });

  it('says how many claims were chosen, so that it is not taken for all (EXPORT-15)', () => {
    const run = {
      report: ReportKind.SETTLEMENT_TRADES,
      format: ExportFormat.XLSX,
      chosenCount: 12,
      createdAt: new Date('2026-11-21T20:05:00Z'),
    };
    expect(exportFileName(run, 'UTC')).toBe('settlement-trades-12-chosen-2026-11-21-2005.xlsx');
  });
});
