import { readSmallPart } from './workbook.js';
import type { ZipParts } from './zip-gate.js';

/** How a number in a cell is meant. */
export interface NumberFormat {
  date: boolean;
  /** A format such as 00000 shows leading zeros: at least so many digits. */
  digits: number;
}

export const GENERAL: NumberFormat = { date: false, digits: 0 };

const DATE: NumberFormat = { date: true, digits: 0 };
/** Built-in formats that show a day, the East Asian ones with them (ECMA-376 part 1, 18.8.30). */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 22, ...range(27, 36), ...range(50, 58)]);
const NOT_PATTERN = /"[^"]*"|\\.|\[[^[\]]*\]|_.|\*./g;

/** The number format of each cell style, in the order that cells refer to them. */
export async function readNumberFormats(
  zip: ZipParts,
  part: string | undefined,
  fileName: string,
): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (part === undefined) return formats;
  const custom = new Map<string, NumberFormat>();
  let inCellStyles = false;
  await readSmallPart(zip, part, fileName, {
    open(name, attributes) {
      if (name === 'cellXfs') inCellStyles = true;
      if (name === 'numFmt')
        custom.set(attributes['numFmtId'] ?? '', formatOf(attributes['formatCode'] ?? ''));
      if (name !== 'xf' || !inCellStyles) return;
      const id = attributes['numFmtId'] ?? '0';
      formats.push(custom.get(id) ?? (BUILT_IN_DATES.has(Number(id)) ? DATE : GENERAL));
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return formats;
}

/** What a format code such as `dd/mm/yyyy` or `00000` says. A code with only hours shows no day. */
export function formatOf(code: string): NumberFormat {
  const pattern = code.split(';')[0]!.replace(NOT_PATTERN, '');
  if (/[yd]/i.test(pattern)) return DATE;
  return /^0{2,}$/.test(code.trim()) ? { date: false, digits: code.trim().length } : GENERAL;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
