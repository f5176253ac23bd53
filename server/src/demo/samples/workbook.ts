import yazl from 'yazl';
import type { Table } from './tables.js';

/** How a column's cells are written: text, number, or a day as Excel counts it. */
export type CellKind = 'text' | 'number' | 'date';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The second cell style is a day, dd/mm/yyyy. */
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>` +
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs>' +
  '<cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>';

const PARTS: Record<string, string> = {
  '[Content_Types].xml':
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
};

/** Day 0 of Excel's calendar, as it counts days after February 1900. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function cell(place: string, text: string, kind: CellKind): string {
  if (text === '') return '';
  if (kind === 'number') return `<c r="${place}"><v>${text}</v></c>`;
  if (kind === 'date')
    return `<c r="${place}" s="1"><v>${(Date.parse(text) - EXCEL_EPOCH) / 86_400_000}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function columnLetters(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : columnLetters(Math.floor(index / 26) - 1) + columnLetters(index % 26);
}

/** The bytes of an XLSX file with one sheet; `kinds` says how the cells of a column are written, text when absent. */
export async function workbook(
  { header, rows }: Table,
  kinds: Readonly<Record<string, CellKind>> = {},
): Promise<Buffer> {
  const lines = [header, ...rows].map((texts, row) => {
    const cells = texts.map((text, at) =>
      cell(`${columnLetters(at)}${row + 1}`, text, row === 0 ? 'text' : (kinds[header[at]!] ?? 'text')),
    );
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  const sheet = `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries({ ...PARTS, 'xl/worksheets/sheet1.xml': sheet })) {
    zip.addBuffer(Buffer.from(text), name, { mtime: new Date(Date.UTC(2020, 0, 1)), mode: 0o100644 });
  }
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
