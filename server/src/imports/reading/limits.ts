/** The limits of an import file (IMPORT-18). Every number is a setting with a boundary test. */
export interface ReadingLimits {
  /** Rows of a CSV file, the header not counted. */
  csvRows: number;
  /** Consecutive rows of one SID in a trade file. */
  tradesOfSid: number;
  /** Bytes of a CSV file. */
  csvBytes: number;
  /** Characters of one row: of its text in a CSV file, of its cells together in a workbook. */
  rowCharacters: number;
  /** Bytes of an XLSX file as received. */
  xlsxBytes: number;
  /** Bytes of an XLSX file's parts together, unpacked. */
  unpackedBytes: number;
  /** How many times larger than packed a part may be, once it is larger than 10 MB. */
  unpackedRatio: number;
  /** Parts of an XLSX file. */
  zipEntries: number;
  /** Bytes of the list at the end of an XLSX file that names its parts. */
  zipListBytes: number;
  /** Bytes of the name, the comment and the extra fields of one part in that list together. */
  zipEntryBytes: number;
  /** Bytes that the texts which an XLSX file's cells share may take in memory. */
  sharedTextBytes: number;
  /** Characters of all cells of an XLSX sheet together: many cells may refer to one long text. */
  sheetCharacters: number;
  /** Columns that the header of a file may name. */
  headerColumns: number;
  /** Rows of an XLSX sheet, the header counted: the format's own limit. */
  sheetRows: number;
  /** Columns of an XLSX sheet: the format's own limit. */
  sheetColumns: number;
}

const MB = 1024 * 1024;

/** Bytes in the list of a ZIP archive for each part that it may hold: programs write a hundred or two. */
export const LISTED_BYTES = 512;

/** Bytes of one part in that list: the longest path that systems take, once more in UTF-8. */
export const ZIP_ENTRY_BYTES = 8 * 1024;

export const DEFAULT_LIMITS: ReadingLimits = {
  csvRows: 20_000_000,
  tradesOfSid: 200_000,
  csvBytes: 2048 * MB,
  rowCharacters: MB,
  xlsxBytes: 50 * MB,
  unpackedBytes: 1536 * MB,
  unpackedRatio: 250,
  zipEntries: 1000,
  zipListBytes: 1000 * LISTED_BYTES,
  zipEntryBytes: ZIP_ENTRY_BYTES,
  sharedTextBytes: 48 * MB,
  sheetCharacters: 512 * MB,
  headerColumns: 1000,
  sheetRows: 1_048_576,
  sheetColumns: 16_384,
};
