import type { Dice } from '../../development/src/demo/dice.js';
import { RECORD_HEADER } from '../../development/src/demo/samples/tables.js';
import { inventedName, SLOT, type Template } from './record-templates.js';
import { sidAt, strangeSid } from './truth.js';

const EMAIL = RECORD_HEADER.indexOf('email');

/** Generates rows of settlement records from templates. */
export class RecordRows {
  private badRows = 0;

  constructor(
    private readonly dice: Dice,
    private readonly templates: readonly Template[],
  ) {}

  /** The valid row of the `at`-th submission, including its line end. */
  good(at: number): string {
    return this.row(sidAt(at), at);
  }

  /** An invalid row to insert before the `at`-th one; the kinds of error rotate. */
  bad(at: number): string {
    const number = this.badRows;
    this.badRows += 1;
    const sid = strangeSid(number);
    const cells = (place: number, text: string) => this.row(sid, at).split(',').with(place, text).join(',');
    switch (number % 4) {
      case 0:
        return cells(EMAIL, 'nobody at home');
      case 1:
        return `${sid},someone@mail.example,too few cells\n`;
      case 2:
        return `${sid},someone@mail.example${','.repeat(RECORD_HEADER.length - 2)}\n`;
      default:
        return at > 0 ? this.row(sidAt(at - 1), at) : cells(EMAIL, '');
    }
  }

  private row(sid: string, at: number): string {
    const { parts, slots } = this.dice.pick(this.templates);
    const name = inventedName(this.dice);
    let row = parts[0]!;
    for (let index = 0; index < slots.length; index += 1)
      row += this.filled(slots[index]!, sid, name, at) + parts[index + 1]!;
    return row;
  }

  private filled(slot: string, sid: string, name: string, at: number): string {
    switch (slot) {
      case SLOT.sid:
        return sid;
      case SLOT.name:
        return name;
      case SLOT.local:
        return `${name.toLowerCase()}${at}`;
      case SLOT.capitals:
        return name.toUpperCase();
      case SLOT.digits8:
        return String(10_000_000 + Math.floor(this.dice.next() * 90_000_000));
      default:
        return String(100_000_000 + Math.floor(this.dice.next() * 900_000_000));
    }
  }
}
