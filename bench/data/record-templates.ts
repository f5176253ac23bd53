import { claim } from '../../development/src/demo/claims.js';
import { Dice } from '../../development/src/demo/dice.js';
import { HOLDER_KINDS } from '../../development/src/demo/holders.js';
import { addressPart } from '../../development/src/demo/names.js';
import {
  csvText,
  RECORD_HEADER,
  recordRow,
  type RecordColumn,
} from '../../development/src/demo/samples/tables.js';

/** Placeholders in a template; private-use characters, which occur in no text. */
export const SLOT = {
  sid: '\ue000',
  name: '\ue001',
  capitals: '\ue002',
  local: '\ue003',
  digits8: '\ue004',
  digits9: '\ue005',
} as const;

/** A row split at its placeholders: fixed parts, alternating with placeholders. */
export interface Template {
  parts: string[];
  slots: string[];
}

const TEMPLATES = 1400;

/**
 * Part of the e-mail address in every tenth template, and so in about every tenth claim: a search term with too many
 * matches.
 */
export const COMMON_WORD = 'letterbox';

/**
 * Templates of complete records of every kind of claim; rows built from them differ in SID, names, e-mail and numbers.
 */
export function recordTemplates(seed: number): Template[] {
  const dice = new Dice(seed);
  return Array.from({ length: TEMPLATES }, (_, at) => template(dice, at));
}

function template(dice: Dice, at: number): Template {
  const made = claim(dice, SLOT.sid, HOLDER_KINDS[at % HOLDER_KINDS.length]!, { trades: 0, complete: true });
  const { fields } = made;
  const domain = at % 10 === 0 ? COMMON_WORD : dice.pick(['mail', 'post', 'inbox']);
  const email = `${addressPart(fields.firstName)}.${SLOT.local}@${domain}.example`;
  const firmWord = /^(mr|mrs|ms|dr) /i.test(fields.company) ? '' : fields.company.split(' ')[0]!;
  const change: Partial<Record<RecordColumn, string>> = {
    email,
    contactEmail: email,
    tradingAccount: `X00${SLOT.digits8}`,
    taxNumber: fields.taxNumber === '' ? '' : SLOT.digits9,
    accountNo: SLOT.digits9,
    abnAcn: fields.abnAcn === '' ? '' : `ACN ${SLOT.digits9}`,
    address: fields.address.replaceAll('\n', ', '),
  };
  for (const column of ['lastName', 'company', 'legalEntity', 'registeredOwner', 'accountName'] as const) {
    const text = fields[column]
      .replaceAll(fields.lastName, SLOT.name)
      .replaceAll(fields.lastName.toUpperCase(), SLOT.capitals);
    change[column] = firmWord === '' ? text : text.replaceAll(firmWord, SLOT.name);
  }
  const line = csvText({ header: [], rows: [recordRow(made, change)] }, ',', '\n').slice(1);
  return { parts: line.split(/[\ue000-\ue005]/), slots: line.match(/[\ue000-\ue005]/g) ?? [] };
}

/** The header line of a file of settlement records. */
export const RECORD_HEADER_LINE = `${RECORD_HEADER.join(',')}\n`;

const BEGINNINGS =
  'Bar,Cal,Dun,El,Fen,Gar,Hal,In,Jas,Kel,Lor,Mar,Nor,Os,Pen,Quin,Ros,Sel,Tar,Ul,Ven,Wal,Yar,Zan'.split(',');
const MIDDLES = 'a,e,i,o,u,an,en,in,on,er,ar,or,el,al,il,ow,ey,ing,ond,ith'.split(',');
const ENDS =
  'bury,dale,field,ford,gate,ham,ley,lock,man,mere,more,ridge,sby,shaw,son,stone,thorpe,ton,well,wick,wood,worth'.split(
    ',',
  );

/** One of about 500,000 invented names, so that no name is shared by thousands of claims. */
export function inventedName(dice: Dice): string {
  const middle = dice.pick(MIDDLES) + (dice.chance(0.7) ? dice.pick(MIDDLES) : '');
  return `${dice.pick(BEGINNINGS)}${middle}${dice.pick(ENDS)}`;
}
