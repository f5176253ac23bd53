import { crc32 } from 'node:zlib';

const from = (path) => import(new URL(`../../server/dist/${path}`, import.meta.url).href);

/** A file takes longer to read than a text of the same size: this fraction of it is enough. */
const PART = 6;
const PIECE = 16 * 1024;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const TRADES = 'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount';
const HEADER = 'sid,email,legalEntity';
const rows = (count, row) => Array.from({ length: count }, (_, at) => row(at)).join('');
const csv = (body) => Buffer.from(`${HEADER}\n${body}`);
const trades = (body) => Buffer.from(`${TRADES}\n${body}`);

/** CSV files of a given size in characters. */
const CSV = {
  records: (size) => csv(rows(size / 30, (at) => `S-${at},p${at}@example.com,Fund ${at}\n`)),
  'records of one SID': (size) => csv(rows(size / 30, () => `S-1,p@example.com,Some Fund\n`)),
  'quoted cells': (size) => csv(rows(size / 30, (at) => `"S-${at}","p@example.com","a ""b"" c\nd"\n`)),
  'a long cell': (size) => csv(`S-1,p@example.com,${'x'.repeat(size)}\n`),
  // Not reduced: only a record of many chunks shows whether each chunk processes all previous ones again.
  'a cell of quotes': (size) => csv(`S-1,p@example.com,"${'""'.repeat((size * PART) / 2)}"\n`),
  'a cell of line ends': (size) => csv(`S-1,p@example.com,"${'\r\n'.repeat(size / 2)}"\n`),
  'a quote that is not closed': (size) => csv(`S-1,p@example.com,"${'x\n'.repeat(size / 2)}`),
  'quotes in the middle': (size) => csv(`S-1,p@example.com,${'a"b '.repeat((size * PART) / 4)}\n`),
  delimiters: (size) => csv(','.repeat(size)),
  'blank lines': (size) => csv('\n'.repeat(size)),
  'lines that end in CR': (size) => csv(rows(size / 30, (at) => `S-${at},p${at}@example.com,Fund\r`)),
  'blanks before a text': (size) => csv(`S-1,p@example.com,${' '.repeat(size)}x\n`),
  'bytes that are no UTF-8 at the end': (size) =>
    Buffer.concat([csv(rows(size / 30, (at) => `S-${at},p@example.com,Fund\n`)), Buffer.from([0xe9, 10])]),
  'trades of many SIDs': (size) => trades(rows(size / 40, (at) => `S-${at},BUY,2018-02-28,7,1.5,10.5\n`)),
  'trades of one SID': (size) => trades(rows(size / 40, () => 'S-1,BUY,2018-02-28,7,1.5,10.5\n')),
  'trades whose notation is open': (size) =>
    trades(rows(size / 40, () => 'S-1,BUY,01/02/2018,7,"1,500","10,500"\n')),
  'trades whose notation the last row settles': (size) =>
    trades(
      `${rows(size / 40, () => 'S-1,BUY,01/02/2018,7,"1,500","10,500"\n')}S-1,BUY,31/12/2018,7,"1,5","10,5"\n`,
    ),
  'digits and marks': (size) =>
    trades(rows(size / 200, () => `S-1,BUY,01/02/2018,7,"${'1,'.repeat(80)}",1\n`)),
};

/** Number formats are cached: each measurement uses new ones, so that only new work is measured. */
let formats = 0;
const newText = () => `n${formats++}`;

const text = (value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const header = `<row>${HEADER.split(',').map(text).join('')}</row>`;
const record = (at) => `<row>${text(`S-${at}`)}${text(`p${at}@example.com`)}${text('Fund')}</row>`;
const placed = (row, line) => {
  let column = 0;
  return row.replaceAll('<c ', () => `<c r="${'ABC'[column++]}${line}" `).replace('<row', `<row r="${line}"`);
};
const sheet = (body, before = '') => ({ sheet: `${before}<sheetData>${header}${body}</sheetData>` });
const cell = (inner) => `<row>${text('S-1')}${text('p@example.com')}${inner}</row>`;
const shared = (items) => `<sst xmlns="${MAIN}">${items}</sst>`;

/** Parts of a workbook of a given size in characters: its sheet and the shared parts. */
const WORKBOOKS = {
  rows: (size) => sheet(rows(size / 130, record)),
  'rows with places': (size) => sheet(rows(size / 130, (at) => placed(record(at), at + 2))),
  'a long cell': (size) => sheet(cell(text('x'.repeat(size)))),
  'a cell of many runs': (size) =>
    sheet(cell(`<c t="inlineStr"><is>${rows(size / 20, () => '<r><t>x</t></r>')}</is></c>`)),
  'a cell of entities': (size) => sheet(cell(text('&amp;'.repeat(size / 5)))),
  'a cell of codes': (size) => sheet(cell(text('_x0041_'.repeat(size / 7)))),
  'a cell of underscores': (size) => sheet(cell(text('_x'.repeat(size / 2)))),
  'cells of one row': (size) => sheet(`<row>${text('x').repeat(size / 40)}</row>`),
  'empty rows': (size) => sheet('<row/>'.repeat(size / 6)),
  'elements within each other': (size) => sheet(cell('<a>'.repeat(size / 8) + '</a>'.repeat(size / 8))),
  attributes: (size) => sheet(`<row ${rows(size / 10, (at) => `a${at}="x" `)}/>`),
  'a long attribute': (size) => sheet(`<row a="${' '.repeat(size)}"/>`),
  comments: (size) => sheet('<!-- - -->'.repeat(size / 10)),
  'what is before the rows': (size) => sheet(record(1), '<cols/>'.repeat(size / 7)),
  'shared texts': (size) => ({
    ...sheet(rows(size / 60, (at) => cell(`<c t="s"><v>${at}</v></c>`))),
    shared: shared(rows(size / 60, (at) => `<si><t>Fund ${at}</t></si>`)),
  }),
  'one long text shared by all cells': (size) => ({
    ...sheet(rows(100, () => cell('<c t="s"><v>0</v></c>'))),
    shared: shared(`<si><t>${'x'.repeat(size / 100)}</t></si>`),
  }),
  'one text of codes shared by many cells': (size) => ({
    ...sheet(rows(size / 400, () => cell('<c t="s"><v>0</v></c>'))),
    shared: shared(`<si><t>${'_x0041_'.repeat(size / 7)}</t></si>`),
  }),
  'number formats': (size) => ({
    ...sheet(rows(size / 200, (at) => cell(`<c s="${at}"><v>1234.5678</v></c>`))),
    styles: rows(
      size / 200,
      (at) => `<numFmt numFmtId="${at + 200}" formatCode="#,##0.00&quot;${newText()}&quot;"/>`,
    ),
    count: size / 200,
  }),
  'long number formats': (size) => ({
    ...sheet(rows(size / 400, (at) => cell(`<c s="${at}"><v>1234.5678</v></c>`))),
    styles: rows(
      size / 400,
      (at) => `<numFmt numFmtId="${at + 200}" formatCode="${'0,'.repeat(100)}&quot;${newText()}&quot;"/>`,
    ),
    count: size / 400,
  }),
  'long numbers': (size) => sheet(cell(`<c><v>${'9'.repeat(size)}</v></c>`)),
};

function workbook({ sheet: rows_, shared: texts, styles, count = 0 }) {
  const relation = (id, type, target) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const parts = {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${relation('r1', 'worksheet', 'sheet.xml')}${texts ? relation('r2', 'sharedStrings', 'shared.xml') : ''}${styles ? relation('r3', 'styles', 'styles.xml') : ''}</Relationships>`,
    'xl/sheet.xml': `<worksheet xmlns="${MAIN}">${rows_}</worksheet>`,
    ...(texts && { 'xl/shared.xml': texts }),
    ...(styles && {
      'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${styles}</numFmts><cellXfs>${rows(count, (at) => `<xf numFmtId="${at + 200}"/>`)}</cellXfs></styleSheet>`,
    }),
  };
  return stored(Object.entries(parts).map(([name, content]) => [Buffer.from(name), Buffer.from(content)]));
}

/** A ZIP archive with uncompressed entries. */
function stored(parts) {
  const locals = [];
  const list = [];
  let offset = 0;
  for (const [name, content] of parts) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    locals.push(Buffer.from('PK\x03\x04'), fields, name, content);
    list.push(Buffer.from('PK\x01\x02\x14\0'), fields, place, name);
    offset += 30 + name.length + content.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Import files of many shapes, read as an import reads them: the name, the content by size, and the work. */
export async function fileReaders() {
  const [{ inspectFile, readRows }, { structuralPass }, { bufferSource }, { RECORD_COLUMNS, TRADE_COLUMNS }] =
    await Promise.all(
      ['open-file.js', 'structural-pass.js', 'source.js', 'columns.js'].map((name) =>
        from(`imports/reading/${name}`),
      ),
    );
  const read = (name, columns) => async (bytes) => {
    // In small chunks: anything that re-reads earlier chunks would take quadratic time.
    const source = bufferSource(bytes, PIECE);
    const { shape } = await structuralPass(source, await inspectFile(source, name, columns));
    for await (const batch of readRows(source, shape)) void batch;
  };
  return [
    ...Object.entries(CSV).map(([name, make]) => [
      `CSV file: ${name}`,
      (size) => make(size / PART),
      read(
        'file.csv',
        name.startsWith('trades') || name === 'digits and marks' ? TRADE_COLUMNS : RECORD_COLUMNS,
      ),
    ]),
    ...Object.entries(WORKBOOKS).map(([name, make]) => [
      `workbook: ${name}`,
      (size) => workbook(make(size / PART)),
      read('file.xlsx', RECORD_COLUMNS),
    ]),
  ];
}
