import { DUPLICATES, ReturnMatter, returnMatter } from '../../rules/return-reasons.js';
import type { ReturnedItem } from './returned-item.js';

/** The values of the fields of one part of a pain.002 file; some come several times. */
export class FieldList {
  private readonly values = new Map<string, { value: string; line: number }[]>();

  add(path: string, value: string, line: number): void {
    const list = this.values.get(path);
    if (list) list.push({ value, line });
    else this.values.set(path, [{ value, line }]);
  }

  one(path: string): string | undefined {
    return this.values.get(path)?.[0]?.value;
  }

  all(path: string): string[] {
    return (this.values.get(path) ?? []).map(({ value }) => value);
  }

  lineOf(path: string): number | undefined {
    return this.values.get(path)?.[0]?.line;
  }
}

const TRANSACTION = 'OrgnlTxRef/';
const BANK = `${TRANSACTION}CdtrAgt/FinInstnId/`;
const REASON_LENGTH = 500;

/** A code of the list, or of a bank: anything longer may be words, with an account number in them. */
const CODE = /^[A-Z\d]{1,4}$/;
const NARRATIVE = 'NARR';

/** How banks say in words that they had it before. */
const HAD_BEFORE = /dupl|already|twice/i;
const HAD_TWICE = 'DUPL';

type Reason = Pick<ReturnedItem, 'reasonCode' | 'reasonText'>;

/** The reason of a rejected payment: its code, or the bank's own one, and what the bank adds in words. */
export function reasonOf(fields: FieldList): Reason {
  const reason = statedReason(fields);
  // Of an account that is closed already the bank had nothing twice.
  const isOfAccount = returnMatter(reason.reasonCode, false) === ReturnMatter.ACCOUNT;
  return duplicateOf([fields], reason, !isOfAccount) ?? reason;
}

/**
 * The reason for which a whole file was rejected: that of the group, or else of the batch, unless any of them says that the
 * bank had the file before (RETURN-8).
 */
export function wholeReasonOf(group: FieldList, batches: readonly FieldList[]): Reason {
  const [batch] = batches;
  const ofGroup = statedReason(group);
  const reason = batch && ofGroup.reasonCode === '' ? statedReason(batch) : ofGroup;
  return duplicateOf([group, ...batches], reason, true) ?? reason;
}

function statedReason(fields: FieldList): Reason {
  const reasonCode = fields.one('StsRsnInf/Rsn/Cd') ?? fields.one('StsRsnInf/Rsn/Prtry') ?? '';
  const reasonText = fields.all('StsRsnInf/AddtlInf').join(' ');
  const isCode = reasonCode === '' || CODE.test(reasonCode);
  return { reasonCode: isCode ? reasonCode : NARRATIVE, reasonText: reasonText.slice(0, REASON_LENGTH) };
}

/** That the bank had it twice, by any of the codes, or by its words if these count. */
function duplicateOf(
  parts: readonly FieldList[],
  { reasonText }: Reason,
  wordsCount: boolean,
): Reason | undefined {
  const all = (path: string) => parts.flatMap((part) => part.all(`StsRsnInf/${path}`));
  const own = all('Rsn/Prtry');
  const code = [...all('Rsn/Cd'), ...own].find((one) => DUPLICATES.includes(one));
  const isSaid = wordsCount && [...own, ...all('AddtlInf')].some((words) => HAD_BEFORE.test(words));
  return code !== undefined || isSaid ? { reasonCode: code ?? HAD_TWICE, reasonText } : undefined;
}

/** A rejected payment; what is wrong with its fields is reported. */
export function itemOf(
  fields: FieldList,
  line: number,
  fault: (line: number, reason: string) => void,
): ReturnedItem {
  const reference = fields.one('OrgnlEndToEndId') ?? '';
  if (!/^[\x21-\x7e]{1,35}$/.test(reference))
    fault(line, 'The end-to-end id of a rejected payment is missing.');
  if (fields.all('OrgnlEndToEndId').length > 1) fault(line, 'A rejected payment has two end-to-end ids.');
  const amount = fields.one(`${TRANSACTION}Amt/InstdAmt`);
  const cents = amount === undefined ? null : centsOf(amount);
  if (cents === undefined)
    fault(fields.lineOf(`${TRANSACTION}Amt/InstdAmt`) ?? line, 'The amount is not an amount of money.');
  const bsb = fields.one(`${BANK}ClrSysMmbId/MmbId`)?.replaceAll('-', '');
  return {
    line,
    reference,
    ...reasonOf(fields),
    cents: cents ?? null,
    bank: bsb
      ? `${bsb.slice(0, 3)}-${bsb.slice(3)}`
      : (fields.one(`${BANK}BIC`) ?? fields.one(`${BANK}BICFI`) ?? null),
    accountNumber:
      fields.one(`${TRANSACTION}CdtrAcct/Id/IBAN`) ?? fields.one(`${TRANSACTION}CdtrAcct/Id/Othr/Id`) ?? null,
    day: null,
  };
}

/** The cents of an amount of up to two decimals, zeros after them aside; undefined for anything else. */
export function centsOf(amount: string): bigint | undefined {
  const found = /^(\d{1,16})(?:\.(\d{1,2})0{0,3})?$/.exec(amount);
  return found ? BigInt(`${found[1]}${(found[2] ?? '').padEnd(2, '0')}`) : undefined;
}
