import { DAY_SAMPLES, type DayOrder, orderOfForm } from './day-forms.js';
import { saidOfQuantity } from './grouped-quantity.js';
import { type DecimalMark, decimalMarkIfThousands, markOfForm, NUMBER_SAMPLES } from './number-forms.js';
import type { TradeNumbers } from './thousandfold.js';
import { readAmount, readQuantity } from './trade-values.js';

/** How the numbers and days of a file or a table are written. A part that makes no difference in it is undefined. */
export interface Notation {
  numbers?: DecimalMark | undefined;
  days?: DayOrder | undefined;
}

/** A text that says something of the notation, and where it is. */
export interface Witness {
  text: string;
  line: number;
  /** What a person calls its column. */
  column: string;
}

/** What all texts together prove. */
export type Verdict<Way extends string> =
  | { kind: 'settled'; way: Way | undefined }
  /** One text is only in one way, the other only in the other, or makes sense only so. */
  | { kind: 'contradicting'; proofs: readonly [Witness, Witness] }
  /** At most two texts that differ by the way they are read, and nothing says by which. */
  | { kind: 'open'; texts: readonly Witness[] };

/** What is learnt, text by text, about which of two ways all of them are written in. */
export class Evidence<Way extends string> {
  /** The way that is proven while nothing contradicts it. */
  proven: Way | undefined;
  private readonly proofs = new Map<Way, Witness>();
  private readonly hints = new Map<Way, Witness>();
  private readonly objections = new Map<Way, Witness>();
  private readonly habits = new Set<Way>();
  private readonly open: Witness[] = [];

  constructor(private readonly ways: readonly [Way, Way]) {}

  /** The first text that can be in this way only. */
  proofOf(way: Way): Witness | undefined {
    return this.proofs.get(way);
  }

  /** The first text by which all are read in this way. */
  witnessOf(way: Way): Witness | undefined {
    return this.proofs.get(way) ?? this.hints.get(way);
  }

  /** Notes a text by the way that its form has. */
  note(way: Way | 'open', witness: Witness): void {
    if (way === 'open') {
      if (this.open.length < 2) this.open.push(witness);
    } else if (!this.proofs.has(way)) {
      this.proofs.set(way, witness);
      this.proven = this.proofs.size === 1 ? way : undefined;
    }
  }

  /**
   * Notes a text that could be in both ways and makes sense in this one only: it counts where no form says anything.
   */
  hint(way: Way, witness: Witness): void {
    this.note('open', witness);
    if (!this.hints.has(way)) this.hints.set(way, witness);
  }

  /** Notes a text that nothing may settle in the other way, unless that way is a habit. */
  object(way: Way, witness: Witness): void {
    if (!this.objections.has(way)) this.objections.set(way, witness);
  }

  /** Notes that texts are written in this way where nobody would expect it. */
  habit(way: Way): void {
    this.habits.add(way);
  }

  /** The way of all texts, or why there is none. */
  verdict(): Verdict<Way> {
    return this.agreed(this.proofs) ?? this.agreed(this.hints) ?? this.undecided();
  }

  private agreed(said: ReadonlyMap<Way, Witness>): Verdict<Way> | undefined {
    const [first, second] = this.ways;
    const objected = (way: Way, against: Way) =>
      this.habits.has(against) ? undefined : this.objections.get(way);
    const one = said.get(first);
    const other = said.get(second);
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

/** The texts of a trade that depend on a notation. */
export type WrittenTrade = Record<'tradeDate' | 'quantity' | 'pricePerShare' | 'totalAmount', string>;

/** Finds the notation of a table from all of its texts: what a text alone leaves open, another one settles. */
export class NotationEvidence {
  readonly numbers = new Evidence<DecimalMark>(['point', 'comma']);
  readonly days = new Evidence<DayOrder>(['day-first', 'month-first']);

  /** @param labels what a person calls each column */
  constructor(private readonly labels: Readonly<WrittenTrade>) {}

  /** Notes all texts of a trade; '' where there is none, or none whose notation matters. */
  trade(texts: WrittenTrade, line: number): void {
    const { labels } = this;
    this.number(texts.pricePerShare, line, labels.pricePerShare);
    this.number(texts.totalAmount, line, labels.totalAmount);
    this.shares(texts, line, labels.quantity);
    const order = orderOfForm(texts.tradeDate);
    if (order !== undefined) this.days.note(order, { text: texts.tradeDate, line, column: labels.tradeDate });
  }

  /** Notes a number by its form alone. */
  number(text: string, line: number, column: string): void {
    if (this.saysNothing(text)) return;
    const mark = markOfForm(text);
    if (mark !== undefined) this.numbers.note(mark, { text, line, column });
  }

  /** True when all that is left to find is a number with a comma or with two points, and a quantity with a point. */
  get followsPoint(): boolean {
    return this.numbers.proven === 'point';
  }

  /**
   * Notes a number of shares. They are whole, so that the comma of `1,500` separates thousands; but where the other
   * numbers of the row say that it is one and a half, it only is a bad number of shares. That of `1,000` separates
   * thousands too where the row is a trade so, or says nothing of it, unless another row shows that decimals are always
   * written.
   * @param row the number of shares, with the price and total next to it; '' for one that there is not
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
    const witness = { text, line, column };
    const endsInZeros = text.endsWith('000');
    if (!endsInZeros && productFits(row, mark)) this.numbers.hint(mark, witness);
    else this.numbers.note('open', witness);
    const said = saidOfQuantity(row);
    if (said === 'decimals') this.numbers.habit(mark === 'point' ? 'comma' : 'point');
    else if (said === 'thousands' || (said === 'unsaid' && endsInZeros)) this.numbers.object(mark, witness);
  }

  /** True, at the least cost, for what can neither be proof of the other mark nor is needed any more. */
  private saysNothing(text: string): boolean {
    const { proven } = this.numbers;
    const point = text.indexOf('.');
    const comma = text.indexOf(',');
    if (proven === 'point') return comma < 0 && (point < 0 || !text.includes('.', point + 1));
    if (proven === 'comma') return point < 0 && (comma < 0 || !text.includes(',', comma + 1));
    return point < 0 && comma < 0;
  }
}

/** Whether quantity × price is about the total, all read with a mark; true where one of them is missing or 0. */
function productFits({ quantity, pricePerShare, totalAmount }: TradeNumbers, mark: DecimalMark): boolean {
  const shares = Number(readQuantity(quantity, mark) ?? 0);
  const price = Number(readAmount(pricePerShare, mark) ?? 0);
  const total = Number(readAmount(totalAmount, mark) ?? 0);
  if (shares === 0 || price === 0 || total === 0) return true;
  const ratio = (shares * price) / total;
  return ratio > 0.5 && ratio < 2;
}

/**
 * The notation in words: `Numbers as 1.234,56 (set by hand); dates as 31/12/2018`. Undefined where nothing depended on
 * it.
 * @param asked what was set by hand of it
 */
export function describeNotation({ numbers, days }: Notation, asked: Notation = {}): string | undefined {
  const byHand = (part: string | undefined) => (part === undefined ? '' : ' (set by hand)');
  const parts = [
    numbers && `numbers as ${NUMBER_SAMPLES[numbers]}${byHand(asked.numbers)}`,
    days && `dates as ${DAY_SAMPLES[days]}${byHand(asked.days)}`,
  ].filter((part) => part !== undefined);
  const sentence = parts.join('; ');
  return sentence === '' ? undefined : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
