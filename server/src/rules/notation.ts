import { t } from './text.js';
import { DAY_SAMPLES, type DayOrder, orderOfForm } from './day-forms.js';
import { separatorOfQuantity } from './grouped-quantity.js';
import { type DecimalMark, decimalMarkIfThousands, markOfForm, NUMBER_SAMPLES } from './number-forms.js';
import type { TradeNumbers } from './thousandfold.js';
import { readAmount, readQuantity } from './trade-values.js';

/** The number and date format of a file or table. A part that makes no difference in it is undefined. */
export interface Notation {
  numbers?: DecimalMark | undefined;
  days?: DayOrder | undefined;
}

/** A text that is evidence for the format, with its position. */
export interface EvidenceText {
  text: string;
  line: number;
  /** The column's name as displayed to users. */
  column: string;
}

/** The conclusion from all texts. */
export type Verdict<Way extends string> =
  | { kind: 'settled'; way: Way | undefined }
  /** One text is valid or plausible only in one format, the other only in the other. */
  | { kind: 'contradicting'; proofs: readonly [EvidenceText, EvidenceText] }
  /** Up to two texts whose value depends on the format, while nothing decides it. */
  | { kind: 'open'; texts: readonly EvidenceText[] };

/** Collects evidence, text by text, for which of two formats all texts use. */
export class Evidence<Way extends string> {
  /** The format that is proven while nothing contradicts it. */
  proven: Way | undefined;
  private readonly proofs = new Map<Way, EvidenceText>();
  private readonly hints = new Map<Way, EvidenceText>();
  private readonly counterEvidence = new Map<Way, EvidenceText>();
  private readonly habits = new Set<Way>();
  private readonly open: EvidenceText[] = [];

  constructor(private readonly ways: readonly [Way, Way]) {}

  /** The first text that is possible only in this format. */
  proofOf(way: Way): EvidenceText | undefined {
    return this.proofs.get(way);
  }

  /** The first text that decides for this format. */
  evidenceFor(way: Way): EvidenceText | undefined {
    return this.proofs.get(way) ?? this.hints.get(way);
  }

  /** Records a text by the format that its form shows. */
  note(way: Way | 'open', evidence: EvidenceText): void {
    if (way === 'open') {
      if (this.open.length < 2) this.open.push(evidence);
    } else if (!this.proofs.has(way)) {
      this.proofs.set(way, evidence);
      this.proven = this.proofs.size === 1 ? way : undefined;
    }
  }

  /**
   * Records a text that is possible in both formats but plausible only in this one; it counts when no text proves a
   * format.
   */
  hint(way: Way, evidence: EvidenceText): void {
    this.note('open', evidence);
    if (!this.hints.has(way)) this.hints.set(way, evidence);
  }

  /** Records a text that contradicts a decision for the other format, unless that format is recorded as a habit. */
  contradict(way: Way, evidence: EvidenceText): void {
    if (!this.counterEvidence.has(way)) this.counterEvidence.set(way, evidence);
  }

  /** Records that texts use this format where it would not be expected. */
  habit(way: Way): void {
    this.habits.add(way);
  }

  /** The format of all texts, or why it cannot be determined. */
  verdict(): Verdict<Way> {
    return this.agreed(this.proofs) ?? this.agreed(this.hints) ?? this.undecided();
  }

  private agreed(texts: ReadonlyMap<Way, EvidenceText>): Verdict<Way> | undefined {
    const [first, second] = this.ways;
    const objected = (way: Way, against: Way) =>
      this.habits.has(against) ? undefined : this.counterEvidence.get(way);
    const one = texts.get(first);
    const other = texts.get(second);
    if (!one && !other) return undefined;
    const ofOne = one ?? objected(first, second);
    const ofOther = other ?? objected(second, first);
    if (ofOne && ofOther)
      return {
        kind: 'contradicting',
        proofs: ofOne.line <= ofOther.line ? [ofOne, ofOther] : [ofOther, ofOne],
      };
    return { kind: 'settled', way: one ? first : second };
  }

  private undecided(): Verdict<Way> {
    return this.open.length > 0 ? { kind: 'open', texts: this.open } : { kind: 'settled', way: undefined };
  }
}

/** The texts of a trade that depend on the format. */
export type WrittenTrade = Record<'tradeDate' | 'quantity' | 'pricePerShare' | 'totalAmount', string>;

/** Determines the format of a table from all its texts: a text that is ambiguous alone is decided by another one. */
export class NotationEvidence {
  readonly numbers = new Evidence<DecimalMark>(['point', 'comma']);
  readonly days = new Evidence<DayOrder>(['day-first', 'month-first']);

  /** @param labels the displayed name of each column */
  constructor(private readonly labels: Readonly<WrittenTrade>) {}

  /** Records all texts of a trade; '' for a missing one, or one whose format does not matter. */
  trade(texts: WrittenTrade, line: number): void {
    const { labels } = this;
    this.number(texts.pricePerShare, line, labels.pricePerShare);
    this.number(texts.totalAmount, line, labels.totalAmount);
    this.shares(texts, line, labels.quantity);
    const order = orderOfForm(texts.tradeDate);
    if (order !== undefined) this.days.note(order, { text: texts.tradeDate, line, column: labels.tradeDate });
  }

  /** Records a number by its form alone. */
  number(text: string, line: number, column: string): void {
    if (this.isNoEvidence(text)) return;
    const mark = markOfForm(text);
    if (mark !== undefined) this.numbers.note(mark, { text, line, column });
  }

  /**
   * True when the decimal point is proven, so that only numbers with a comma or with two points, and quantities with a
   * point, remain to be checked.
   */
  get followsPoint(): boolean {
    return this.numbers.proven === 'point';
  }

  /**
   * Records a number of shares. Shares are whole, so the comma of `1,500` separates thousands; if the other numbers of
   * the row show that it means one and a half, it is just an invalid quantity. The comma of `1,000` also separates
   * thousands if the row is plausible that way or gives no evidence, unless another row shows that decimals are always
   * written.
   * @param row the number of shares, with price and total; '' for a missing one
   */
  shares(row: TradeNumbers, line: number, column: string): void {
    const text = row.quantity;
    if (!text.includes('.') && !text.includes(',')) return;
    if (markOfForm(text) !== 'open') {
      this.number(text, line, column);
      return;
    }
    const mark = decimalMarkIfThousands(text);
    if (this.numbers.proven === mark) return;
    const evidence = { text, line, column };
    const endsInZeros = text.endsWith('000');
    if (!endsInZeros && productFits(row, mark)) this.numbers.hint(mark, evidence);
    else this.numbers.note('open', evidence);
    const separator = separatorOfQuantity(row);
    if (separator === 'decimals') this.numbers.habit(mark === 'point' ? 'comma' : 'point');
    else if (separator === 'thousands' || (separator === 'unknown' && endsInZeros))
      this.numbers.contradict(mark, evidence);
  }

  /** A fast check for texts that can neither prove the other decimal mark nor add evidence. */
  private isNoEvidence(text: string): boolean {
    const { proven } = this.numbers;
    const point = text.indexOf('.');
    const comma = text.indexOf(',');
    if (proven === 'point') return comma < 0 && (point < 0 || !text.includes('.', point + 1));
    if (proven === 'comma') return point < 0 && (comma < 0 || !text.includes(',', comma + 1));
    return point < 0 && comma < 0;
  }
}

/**
 * Whether quantity × price is approximately the total when all are read with this decimal mark; true if one of them is
 * missing or 0.
 */
function productFits({ quantity, pricePerShare, totalAmount }: TradeNumbers, mark: DecimalMark): boolean {
  const shares = Number(readQuantity(quantity, mark) ?? 0);
  const price = Number(readAmount(pricePerShare, mark) ?? 0);
  const total = Number(readAmount(totalAmount, mark) ?? 0);
  if (shares === 0 || price === 0 || total === 0) return true;
  const ratio = (shares * price) / total;
  return ratio > 0.5 && ratio < 2;
}

/**
 * Describes the format in words: `Numbers as 1.234,56 (set by hand); dates as 31/12/2018`. Undefined if nothing
 * depended on it.
 * @param asked the part that the user set
 */
export function describeNotation({ numbers, days }: Notation, asked: Notation = {}): string | undefined {
  const byHand = (part: string | undefined) => (part === undefined ? '' : t(' (set by hand)'));
  const parts = [
    numbers &&
      t('numbers as {numbers}{byHand}', { numbers: NUMBER_SAMPLES[numbers], byHand: byHand(asked.numbers) }),
    days && t('dates as {days}{byHand}', { days: DAY_SAMPLES[days], byHand: byHand(asked.days) }),
  ].filter((part) => part !== undefined);
  const sentence = parts.join('; ');
  return sentence === '' ? undefined : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
