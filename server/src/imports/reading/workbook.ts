import { posix } from 'node:path';
import { visible } from '../../rules/visible-text.js';
import { refuse } from './file-refused.js';
import { readXml, type XmlHandlers } from './xml-events.js';
import { isOddPath, type ZipParts } from './zip-gate.js';

/** The paths of the parts of a workbook that the import reads. */
export interface Workbook {
  sheet: string;
  /** The name of that sheet, and the other visible sheets. */
  sheetName: string;
  otherSheets: readonly { name: string; part: string }[];
  sharedStrings: string | undefined;
  styles: string | undefined;
  /** Dates are counted from 1904-01-01, not from 1900-01-01. */
  date1904: boolean;
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

/** Maximum length of a sheet's name quoted in a message. */
const QUOTED_CHARACTERS = 60;
const SMALL_PART_BYTES = 16 * 1024 * 1024;

/** Finds the first visible sheet in the order of the workbook. Throws FileRefused when there is none. */
export async function readWorkbook(zip: ZipParts, fileName: string): Promise<Workbook> {
  const notAWorkbook = refuse(fileName, 'this is an archive but not an Excel workbook (.xlsx).');
  const odd = zip.names.find(isOddPath);
  if (odd !== undefined)
    throw refuse(fileName, `a part of the workbook lies outside of it: ${visible(odd, 100)}`);
  if (!zip.has('_rels/.rels')) throw notAWorkbook;
  const root = await readRelations(zip, '', '_rels/.rels', fileName);
  const part = root.find(({ type }) => type === 'officeDocument')?.target;
  if (part === undefined || !zip.has(part) || part.endsWith('.bin')) throw notAWorkbook;

  const folder = posix.dirname(part);
  const relations = await readRelations(
    zip,
    folder,
    `${folder}/_rels/${posix.basename(part)}.rels`,
    fileName,
  );
  const sheets: { id: string; name: string; hidden: boolean }[] = [];
  let date1904 = false;
  await readSmallPart(zip, part, fileName, {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const title = visible(attributes['name'] ?? '', QUOTED_CHARACTERS);
      sheets.push({ id: relationId(attributes), name: title, hidden: isHidden(attributes['state']) });
    },
  });
  const targets = new Map(
    relations.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  const worksheets = sheets.filter(({ id }) => targets.has(id));
  const chosen = worksheets.find(({ hidden }) => !hidden) ?? worksheets[0];
  const sheet = chosen && targets.get(chosen.id);
  if (sheet === undefined || !zip.has(sheet)) throw refuse(fileName, 'the workbook has no sheet.');
  const others = new Map(
    worksheets.filter(({ hidden }) => !hidden).map(({ id, name }) => [targets.get(id)!, name]),
  );
  others.delete(sheet);
  const otherSheets = [...others]
    .filter(([target]) => zip.has(target))
    .map(([target, name]) => ({ name, part: target }));
  // Without the texts and formats that it refers to, a workbook would be misread.
  const partOf = (type: string): string | undefined => {
    const target = relations.find((relation) => relation.type === type)?.target;
    if (target !== undefined && !zip.has(target))
      throw refuse(fileName, `the workbook is missing a part that it refers to: ${visible(target, 100)}`);
    return target;
  };
  return {
    sheet,
    sheetName: chosen!.name,
    otherSheets,
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    date1904,
  };
}

/** Reads a part that is small in every real workbook. Throws FileRefused for one over 16 MB. */
export async function readSmallPart(
  zip: ZipParts,
  part: string,
  fileName: string,
  handlers: XmlHandlers,
): Promise<void> {
  if (zip.sizeOf(part) > SMALL_PART_BYTES)
    throw refuse(fileName, `the workbook's part ${part} is larger than 16 MB.`);
  await readXml(zip.read(part), handlers, (sentence) => refuse(fileName, sentence));
}

/** `1` and `true` are true in the XML of a workbook. */
export function isTrue(attribute: string | undefined): boolean {
  return attribute === '1' || attribute?.toLowerCase() === 'true';
}

async function readRelations(
  zip: ZipParts,
  folder: string,
  part: string,
  fileName: string,
): Promise<Relation[]> {
  const relations: Relation[] = [];
  if (!zip.has(part)) return relations;
  await readSmallPart(zip, part, fileName, {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
      const target = posix.join('/', folder, attributes['Target'] ?? '');
      const absolute = attributes['Target']?.startsWith('/') ? posix.normalize(attributes['Target']) : target;
      const type = attributes['Type'] ?? '';
      relations.push({
        id: attributes['Id'] ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        target: absolute.slice(1),
      });
    },
  });
  return relations;
}

function isHidden(state: string | undefined): boolean {
  return state === 'hidden' || state === 'veryHidden';
}

/** The program that wrote the file may choose the prefix of the attribute `r:id`. */
function relationId(attributes: Readonly<Record<string, string>>): string {
  const key = Object.keys(attributes).find((name) => name.endsWith(':id'));
  return key === undefined ? '' : attributes[key]!;
}
