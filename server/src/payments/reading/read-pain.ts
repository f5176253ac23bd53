import { BankFileError } from './bank-file-error.js';
import { PainFields, type PaymentFields } from './pain-fields.js';
import type { ReadBack, ReadPayment } from './read-payment.js';
import { readLeaves } from './xml-leaves.js';

/** A payment of a pain.001 file, as the file states it. */
export interface PainReadPayment extends ReadPayment {
  /** The BIC of a bank abroad. */
  bic: string | null;
  isIban: boolean;
  /** What the person reads in the statement. */
  remittance: string;
  address: { town: string; country: string } | null;
}

/** What a pain.001 file states. */
export interface PainReadBack extends ReadBack<PainReadPayment> {
  version: '03' | '09';
  messageId: string;
  /** yyyy-MM-ddTHH:mm:ssZ */
  createdAt: string;
  initiator: string;
  initiatorId: string | null;
  currency: string;
  debtor: { name: string; bsb: string; accountNumber: string };
}

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.(03|09)$/;
const MESSAGE = 'Document/CstmrCdtTrfInitn/';
const TRANSFER = `${MESSAGE}PmtInf/CdtTrfTxInf`;

/**
 * Reads a pain.001 file of either version back, by no code of the writer's; amounts are in cents (PAIN-4).
 * @throws BankFileError at the first place where it is no such file, or its sums and counts do not fit
 */
export function readPainBack(bytes: Uint8Array): PainReadBack {
  let fields: PainFields | undefined;
  const payments: PainReadPayment[] = [];
  const known = new Set<string>();
  readLeaves(bytes, {
    root(name, namespace, { line, column }) {
      const version = NAMESPACE.exec(namespace)?.[1];
      if (name !== 'Document' || !version)
        throw new BankFileError('ELEMENT', line, column, 'this is not a pain.001 file of version 03 or 09');
      fields = new PainFields(version as PainReadBack['version']);
    },
    open(path, place) {
      if (path === TRANSFER) fields!.beginPayment();
      if (path === MESSAGE.slice(0, -1) || path === `${MESSAGE}PmtInf`) fields!.once(path, place);
    },
    leaf: (leaf) =>
      leaf.path.startsWith(`${TRANSFER}/`)
        ? fields!.ofPayment(leaf, leaf.path.slice(TRANSFER.length + 1))
        : fields!.ofFile(leaf, leaf.path.startsWith(MESSAGE) ? leaf.path.slice(MESSAGE.length) : leaf.path),
    close(path, { line, column }) {
      if (path !== TRANSFER) return;
      const payment = paymentOf(fields!.endPayment({ line, column }));
      if (known.has(payment.reference))
        throw new BankFileError('TWICE', line, column, 'a payment with this end-to-end id came before');
      known.add(payment.reference);
      payments.push(payment);
    },
  });
  return readBackOf(fields!, payments);
}

function paymentOf(fields: PaymentFields): PainReadPayment {
  const { bsb, bic, iban, otherAccount, town, country } = fields;
  return {
    reference: fields.endToEndId,
    bsb: bsb && `${bsb.slice(0, 3)}-${bsb.slice(3)}`,
    bic,
    accountNumber: (iban ?? otherAccount)!,
    isIban: iban !== null,
    cents: centsOf(fields.amount),
    withheld: 0n,
    title: fields.title,
    remittance: fields.remittance,
    address: town !== null && country !== null ? { town, country } : null,
  };
}

function readBackOf(fields: PainFields, payments: PainReadPayment[]): PainReadBack {
  const credits = payments.reduce((sum, { cents }) => sum + cents, 0n);
  for (const part of ['GrpHdr', 'PmtInf']) {
    if (BigInt(fields.get(`${part}/NbOfTxs`)) !== BigInt(payments.length))
      fields.fail(`${part}/NbOfTxs`, 'COUNT', 'the count of payments does not fit');
    if (centsOf(fields.get(`${part}/CtrlSum`)) !== credits)
      fields.fail(`${part}/CtrlSum`, 'SUM', 'the sum of the payments does not fit');
  }
  if (fields.currencies.size > 1 || !fields.currencies.has(fields.get('PmtInf/DbtrAcct/Ccy')))
    fields.fail('PmtInf/DbtrAcct/Ccy', 'FIELD', 'a payment is in another currency than the account');
  const bsb = fields.get('PmtInf/DbtrAgt/FinInstnId/ClrSysMmbId/MmbId');
  return {
    version: fields.version,
    messageId: fields.get('GrpHdr/MsgId'),
    createdAt: fields.get('GrpHdr/CreDtTm'),
    processingDate: fields.get(fields.version === '03' ? 'PmtInf/ReqdExctnDt' : 'PmtInf/ReqdExctnDt/Dt'),
    initiator: fields.get('GrpHdr/InitgPty/Nm'),
    initiatorId: fields.find('GrpHdr/InitgPty/Id/OrgId/Othr/Id'),
    currency: fields.get('PmtInf/DbtrAcct/Ccy'),
    debtor: {
      name: fields.get('PmtInf/Dbtr/Nm'),
      bsb: `${bsb.slice(0, 3)}-${bsb.slice(3)}`,
      accountNumber: fields.get('PmtInf/DbtrAcct/Id/Othr/Id'),
    },
    payments,
    credits,
    debits: 0n,
    count: payments.length,
  };
}

function centsOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}
