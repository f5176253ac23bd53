import { BankFileError } from '../reading/bank-file-error.js';
import { type Leaf, type Place, readLeaves } from '../reading/xml-leaves.js';
import type { Made, ReturnedItem, ReturnsFault, ReturnsFile } from './returned-item.js';
import { centsOf, FieldList, itemOf, wholeReasonOf } from './status-fields.js';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.(?:03|10)$/;
const REPORT = 'Document/CstmrPmtStsRpt';
const GROUP = `${REPORT}/OrgnlGrpInfAndSts`;
const BATCH = `${REPORT}/OrgnlPmtInfAndSts`;
const PAYMENT = `${BATCH}/TxInfAndSts`;
const SUMS = /\/NbOfTxsPerSts$/;
const REJECTED = 'RJCT';
/** Settled with the payer's bank, or with the payee's. */
const MADE: readonly string[] = ['ACSC', 'ACCC'];

/**
 * Reads a pain.002 file of either version: the payments that the bank rejected. The whole file is rejected if anything in it
 * that is used is wrong (PAIN-7).
 */
export function readStatusReport(bytes: Uint8Array): ReturnsFile {
  const report = new Report();
  try {
    readLeaves(bytes, {
      root(name, namespace, { line, column }) {
        if (name !== 'Document' || !NAMESPACE.test(namespace))
          throw new BankFileError('ELEMENT', line, column, 'this is not a pain.002 file of version 03 or 10');
      },
      open: (path) => report.open(path),
      leaf: (leaf) => report.leaf(leaf),
      close: (path, place) => report.close(path, place),
    });
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    report.fault(error.line, `In column ${error.column}: ${error.reason}.`);
  }
  return report.result();
}

/** How many payments the bank says it rejected, and their sum if it says that. */
interface Claimed {
  line: number;
  count: string;
  sum: string | null;
}

type Rejection = Pick<ReturnedItem, 'reasonCode' | 'reasonText'>;

class Report {
  private readonly faults: ReturnsFault[] = [];
  private readonly group = new FieldList();
  private batch = new FieldList();
  private payment = new FieldList();
  private sums = new FieldList();
  private readonly items: ReturnedItem[] = [];
  private readonly known = new Set<string>();
  private accepted = 0;
  private readonly made: Made[] = [];
  private batchStatus: string | undefined;
  private named = 0;
  /** The batches that were rejected as a whole. */
  private readonly rejectedBatches: FieldList[] = [];
  private batches = 0;
  private batchItems: ReturnedItem[] = [];
  private batchClaims: Claimed[] = [];
  private readonly groupClaims: Claimed[] = [];
  private groups = 0;

  fault(line: number, reason: string): void {
    this.faults.push({ line, reason });
  }

  open(path: string): void {
    if (path === GROUP) this.groups += 1;
    if (path === PAYMENT) this.payment = new FieldList();
    if (SUMS.test(path)) this.sums = new FieldList();
    if (path !== BATCH) return;
    this.batch = new FieldList();
    this.batchItems = [];
    this.batchClaims = [];
  }

  leaf({ path, text, line }: Leaf): void {
    const value = text.trim();
    if (path.includes('/NbOfTxsPerSts/')) this.sums.add(path.slice(path.lastIndexOf('/') + 1), value, line);
    else if (path.startsWith(`${PAYMENT}/`)) this.payment.add(path.slice(PAYMENT.length + 1), value, line);
    else if (path.startsWith(`${BATCH}/`)) this.batch.add(path.slice(BATCH.length + 1), value, line);
    else if (path.startsWith(`${GROUP}/`)) this.group.add(path.slice(GROUP.length + 1), value, line);
  }

  close(path: string, { line }: Place): void {
    if (path === PAYMENT) this.endPayment(line);
    else if (path === BATCH) this.endBatch();
    else if (path === `${GROUP}/NbOfTxsPerSts`) this.endSums(this.groupClaims, line);
    else if (path === `${BATCH}/NbOfTxsPerSts`) this.endSums(this.batchClaims, line);
  }

  result(): ReturnsFile {
    // After an error in the XML the rest is unknown, so that sums and ids would only add misleading errors.
    if (this.faults.length > 0) return { refused: this.faults };
    const messageId = this.group.one('OrgnlMsgId');
    if (this.groups !== 1 || !messageId) this.fault(1, 'The id of the message that it answers is missing.');
    if (!/^pain\.001/.test(this.group.one('OrgnlMsgNmId') ?? ''))
      this.fault(this.group.lineOf('OrgnlMsgNmId') ?? 1, 'It does not answer a pain.001 message.');
    const whole = this.wholeOf();
    // A whole file may be rejected without naming its payments.
    if (!whole || this.items.length > 0) this.checkClaims(this.groupClaims, this.items);
    if (this.faults.length > 0) return { refused: this.faults };
    const { items, made } = this;
    return { format: 'PAIN', messageId: messageId!, whole, items, made, madeWhole: this.madeWhole() };
  }

  private endPayment(line: number): void {
    const status = this.payment.one('TxSts') ?? this.batch.one('PmtInfSts') ?? this.group.one('GrpSts');
    if (!status) {
      this.fault(line, 'The payment has no status.');
      return;
    }
    this.named += 1;
    if (status !== REJECTED) {
      this.accepted += 1;
      const reference = this.payment.one('OrgnlEndToEndId');
      if (MADE.includes(status) && reference) this.made.push({ line, reference, status });
      return;
    }
    const item = itemOf(this.payment, line, (at, reason) => this.fault(at, reason));
    if (this.known.has(item.reference)) this.fault(line, 'The payment is in the file twice.');
    this.known.add(item.reference);
    this.items.push(item);
    this.batchItems.push(item);
  }

  private endBatch(): void {
    this.batches += 1;
    this.batchStatus = this.batch.one('PmtInfSts');
    const isRejected = this.batchStatus === REJECTED;
    if (isRejected) this.rejectedBatches.push(this.batch);
    if (!isRejected || this.batchItems.length > 0) this.checkClaims(this.batchClaims, this.batchItems);
  }

  private endSums(claims: Claimed[], line: number): void {
    if (this.sums.one('DtldSts') !== REJECTED) return;
    claims.push({
      line,
      count: this.sums.one('DtldNbOfTxs') ?? '',
      sum: this.sums.one('DtldCtrlSum') ?? null,
    });
  }

  private checkClaims(claims: readonly Claimed[], items: readonly ReturnedItem[]): void {
    const total = items.reduce<bigint | null>(
      (sum, { cents }) => (sum === null || cents === null ? null : sum + cents),
      0n,
    );
    for (const { line, count, sum } of claims) {
      if (!/^\d{1,15}$/.test(count) || BigInt(count) !== BigInt(items.length))
        this.fault(line, 'The count of rejected payments is not that of the payments named.');
      if (sum !== null && total !== null && centsOf(sum) !== total)
        this.fault(line, 'The sum of rejected payments is not that of the payments named.');
    }
  }

  private madeWhole(): string | null {
    const status = this.group.one('GrpSts') ?? (this.batches === 1 ? this.batchStatus : undefined);
    return this.named === 0 && status !== undefined && MADE.includes(status) ? status : null;
  }

  /** A file that is sent has one batch, so that to reject its only batch is to reject the file. */
  private wholeOf(): Rejection | null {
    const isWhole = this.group.one('GrpSts') === REJECTED;
    if (!isWhole && this.rejectedBatches.length === 0) return null;
    if (this.accepted > 0 || (!isWhole && this.rejectedBatches.length < this.batches))
      this.fault(
        this.group.lineOf('OrgnlMsgId') ?? 1,
        'The whole file is rejected, but a part of it is not.',
      );
    return wholeReasonOf(this.group, this.rejectedBatches);
  }
}
