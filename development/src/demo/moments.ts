import type { Dice } from './dice.js';

const DAY = 86_400_000;
const FIRST = Date.parse('2023-02-06T22:00:00Z');

/** When the `at`-th claim was filed: a few per day from February 2023 on, during office hours in Sydney. */
export function filedAt(dice: Dice, at: number): Date {
  return new Date(FIRST + Math.floor(at / 3) * DAY + (at % 3) * 9_000_000 + dice.int(0, 7_200_000));
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}

/** A version 7 UUID for a time, with the other bits from the dice, so that the demo's URLs are always the same. */
export function uuidAt(dice: Dice, moment: Date): string {
  const hex = (count: number) => Array.from({ length: count }, () => dice.int(0, 15).toString(16)).join('');
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${dice.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}
