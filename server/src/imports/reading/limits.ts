/** The limits of an import file (IMPORT-18). Each number has a boundary test. */
export interface ReadingLimits {
  /** Rows of a CSV file, without the header. */
  csvRows: number;
  /** Consecutive rows of one SID in a trade file. */
  tradesOfSid: number;
  /** Bytes of a CSV file. */
  csvBytes: number;
  /** Characters of one row: of its text in a CSV file, of all its cells in a workbook. */
  rowCharacters: number;
  /** Bytes of an XLSX file as received. */
  xlsxBytes: number;
  /** Total bytes of the unpacked parts of an XLSX file. */
  unpackedBytes: number;
  /** The maximum compression ratio of a part that is larger than 10 MB. */
  unpackedRatio: number;
  /** Parts of an XLSX file. */
  zipEntries: number;
  /** Bytes of the directory at the end of an XLSX file. */
  zipListBytes: number;
  /** Total bytes of name, comment and extra fields of one part in that directory. */
  zipEntryBytes: number;
  /** Bytes of memory for the shared strings of an XLSX file. */
  sharedTextBytes: number;
  /** Total characters of all cells of an XLSX sheet: many cells may refer to one long text. */
  sheetCharacters: number;
  /** Columns in the header of a file. */
  headerColumns: number;
  /** Rows of an XLSX sheet including the header: the limit of the format. */
  sheetRows: number;
  /** Columns of an XLSX sheet: the limit of the format. */
  sheetColumns: number;
}

const MB = 1024 * 1024;

/** Bytes in the directory of a ZIP archive per allowed part: programs write one or two hundred. */
export const LISTED_BYTES = 512;

/** Bytes of one entry in that directory: the longest path that systems accept, and the same again in UTF-8. */
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
