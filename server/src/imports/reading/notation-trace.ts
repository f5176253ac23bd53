import { DAY_SAMPLES } from '../../rules/day-forms.js';
import { type Evidence, type Notation, NotationEvidence, type EvidenceText } from '../../rules/notation.js';
import { NUMBER_SAMPLES } from '../../rules/number-forms.js';
import { cleanTextCell } from '../checking/cell-values.js';
import { CLAIM_FIELDS, countsShares } from '../../rules/claim-catalogue.js';
import { columnLabel } from './columns.js';
import { fitCells } from './csv-rows.js';
import type { CsvScanner } from './csv-scanner.js';
import { refuse } from './file-refused.js';
import type { FileShape } from './file-shape.js';
import { TypedDays } from './typed-days.js';

/** A format that can be written in two ways, and how a user sets it. */
interface Choice<Way extends string> {
  /** What is ambiguous, as the subject of a sentence, and the label of the setting. */
  what: string;
  label: string;
  ways: readonly [Way, Way];
  samples: Record<Way, string>;
  /** The name of the upload's parameter, for scripts. */
  parameter: string;
}

const NUMBERS = {
  what: 'numbers',
  label: 'Numbers',
  ways: ['point', 'comma'],
  samples: NUMBER_SAMPLES,
  parameter: 'numbers',
} as const satisfies Choice<'point' | 'comma'>;
const DAYS = {
  what: 'dates',
  label: 'Dates',
  ways: ['day-first', 'month-first'],
  samples: DAY_SAMPLES,
  parameter: 'days',
} as const satisfies Choice<'day-first' | 'month-first'>;

/** The columns with numbers and dates; those of day prices take the place of a trade's. */
const TRADE_NAMES = {
  tradeDate: 'tradeDate',
  quantity: 'quantity',
  pricePerShare: 'pricePerShare',
  totalAmount: 'totalAmount',
};
type Names = typeof TRADE_NAMES;
const DAY_PRICE_NAMES: Names = { tradeDate: 'date', quantity: '', pricePerShare: 'low', totalAmount: 'high' };
/** The columns with numbers of shares in a file of settlement records. */
const BALANCES = CLAIM_FIELDS.filter(countsShares).map(({ name, label }) => ({ name, label }));
/** Two points in a number, one before three digits, or a date that ends with the year. */
const MORE_EVIDENCE = /\d\.(?:\d*\.|\d{3}(?!\d))|\d[/-]\d{1,2}[/-]\d{4}/;
const MARK = /[.,]/;

/** Collects the numbers and dates of a file row by row, and determines their common format at its end. */
export class NotationTrace {
  private readonly evidence: NotationEvidence;
  private readonly typedDays = new TypedDays();
  private readonly places: Record<keyof Names, number>;
  private readonly balances: readonly { place: number; label: string }[];

  constructor(private readonly shape: FileShape) {
    const names = shape.kind === 'day-prices' ? DAY_PRICE_NAMES : TRADE_NAMES;
    this.evidence = new NotationEvidence({
      tradeDate: columnLabel(names.tradeDate),
      quantity: columnLabel(names.quantity),
      pricePerShare: columnLabel(names.pricePerShare),
      totalAmount: columnLabel(names.totalAmount),
    });
    const place = (name: string) => shape.columns.indexOf(name);
    this.places = {
      tradeDate: place(names.tradeDate),
      quantity: place(names.quantity),
      pricePerShare: place(names.pricePerShare),
      totalAmount: place(names.totalAmount),
    };
    this.balances = BALANCES.map(({ name, label }) => ({ place: place(name), label })).filter(
      ({ place: at }) => at >= 0,
    );
  }

  /**
   * Takes the scanner's current record into account; costs almost nothing when the record cannot contain new evidence.
   */
  followRecord(scanner: CsvScanner): void {
    const { balances, shape, evidence } = this;
    if (shape.kind === 'settlement-records') {
      if (balances.length === 0) return;
      // The end of the record contains the balances and rarely more than a country, so the thirty cells before them are
      // not parsed.
      const first = Math.min(...balances.map(({ place }) => place));
      const atEnd = scanner.endOf(shape.columns.length - first);
      if (!MARK.test(atEnd)) return;
    } else if (evidence.followsPoint) {
      const record = scanner.record();
      // Where commas separate cells, a number with a comma is in quotes.
      const comma = shape.delimiter === ',' ? '"' : ',';
      if (!record.includes(comma) && !MORE_EVIDENCE.test(record)) return;
    }
    const cells = scanner.cells();
    if (fitCells(cells, shape.columns.length)) this.follow(cells, scanner.line);
  }

  /** @param typed positions of cells that are typed numbers or dates, and so no evidence of the format of texts */
  follow(cells: readonly string[], line: number, typed?: ReadonlySet<number>): void {
    const { places, evidence } = this;
    const text = (place: number) => {
      const cell = place < 0 || typed?.has(place) ? undefined : cells[place];
      return !cell || isTidy(cell) ? (cell ?? '') : cleanTextCell(cell);
    };
    if (this.shape.kind === 'settlement-records') {
      for (const { place, label } of this.balances)
        evidence.shares({ quantity: text(place), pricePerShare: '', totalAmount: '' }, line, label);
      return;
    }
    if (typed?.has(places.tradeDate)) this.typedDays.note(cells[places.tradeDate]!, line);
    evidence.trade(
      {
        tradeDate: text(places.tradeDate),
        quantity: text(places.quantity),
        pricePerShare: text(places.pricePerShare),
        totalAmount: text(places.totalAmount),
      },
      line,
    );
  }

  /**
   * The number and date format of the file.
   * @param asked the format set by the user: it applies, and rows that do not match it are rejected later
   * @throws FileRefused when none was set and the file contradicts itself or is ambiguous, or when the whole file
   * contradicts the one that was set; each names the lines that show it
   */
  settle(asked: Notation): Notation {
    if (!asked.days) this.refuseConvertedDays();
    return {
      numbers: this.settled(NUMBERS, this.evidence.numbers, asked.numbers),
      days: this.settled(DAYS, this.evidence.days, asked.days),
    };
  }

  /**
   * A program with another order of day and month converts the dates that are valid in its order, exchanging month and
   * day, and leaves the others as texts: 31/12/2018 next to the date 2018-03-04, which was 04/03/2018.
   */
  private refuseConvertedDays(): void {
    const { days } = this.evidence;
    const proof = days.proven && days.proofOf(days.proven);
    const converted = this.typedDays.perhapsExchanged;
    if (!proof || !converted) return;
    throw refuse(
      this.shape.fileName,
      `its dates are texts in some rows and real dates in others, in which a program may have swapped day and month: ${shown(proof)}, and line ${converted.line} has the date ${converted.day}. Write all dates in the same way, such as 2018-02-28, and import the file again; or choose ${DAY_SAMPLES[days.proven!]} under “${DAYS.label}” before you send it, if the dates are correct (in a script: ${DAYS.parameter}=${days.proven}).`,
    );
  }

  private settled<Way extends string>(
    { what, label, ways, samples, parameter }: Choice<Way>,
    evidence: Evidence<Way>,
    asked: Way | undefined,
  ): Way | undefined {
    const choices = ways.map((way) => `${parameter}=${way}`).join(' or ');
    const samplesOf = ways.map((way) => samples[way]).join(' or ');
    const { fileName } = this.shape;
    const verdict = evidence.verdict();
    if (asked !== undefined) {
      const against = verdict.kind === 'settled' ? evidence.proven : undefined;
      if (against === undefined || against === asked) return asked;
      throw refuse(
        fileName,
        `you chose to read its ${what} as ${samples[asked]}, but ${shown(evidence.proofOf(against)!)}. Import it again and choose ${samples[against]} under “${label}” before you send it, or choose nothing (in a script: ${parameter}=${against}, or nothing).`,
      );
    }
    if (verdict.kind === 'settled') return verdict.way;
    // Opening balances were typed by many people: an ambiguous one is kept as text, and marked as such.
    if (this.shape.kind === 'settlement-records') return undefined;
    if (verdict.kind === 'contradicting') {
      const [one, other] = verdict.proofs;
      throw refuse(
        fileName,
        `its ${what} are written in two ways: ${shown(one)}, and ${shown(other)}. Write them all in the same way and import the file again; or choose under “${label}”, before you send it, how they are read (in a script: ${choices}): then only the rows that do not fit are rejected.`,
      );
    }
    throw refuse(
      fileName,
      `it does not show whether its ${what} are written as ${samplesOf}: ${verdict.texts.map(shown).join(', and ')}, and nothing in the file makes it clear. Import it again and choose under “${label}” before you send it (in a script: ${choices}).`,
    );
  }
}

/** True for a text that cleaning would not change, as far as it matters for numbers and dates. */
function isTidy(cell: string): boolean {
  const first = cell.charCodeAt(0);
  const last = cell.charCodeAt(cell.length - 1);
  return first > 39 && first < 127 && last > 39 && last < 127;
}

function shown({ text, line, column }: EvidenceText): string {
  return `line ${line} has "${text}" in ${column}`;
}
