import type { Country } from './addresses.js';
import { Dice } from './dice.js';
import { listOf } from './list-of.js';

const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const TFN_WEIGHTS = [1, 4, 3, 7, 5, 8, 6, 9, 10];

/** Telephone numbers that the Australian regulator (ACMA) reserves for fiction. */
const FICTION_MOBILES = listOf(`
  0491 570 006, 0491 570 156, 0491 570 157, 0491 570 158, 0491 570 159, 0491 570 110, 0491 570 313,
  0491 570 737, 0491 571 266, 0491 571 491, 0491 571 804, 0491 572 549, 0491 572 665, 0491 572 983,
  0491 573 770, 0491 573 087, 0491 574 118, 0491 574 632, 0491 575 254, 0491 575 789, 0491 576 398,
  0491 576 801, 0491 577 426, 0491 577 644, 0491 578 957, 0491 578 148, 0491 578 888, 0491 579 212,
  0491 579 760, 0491 579 455
`);

const weightedSum = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

const grouped = (digits: string, ...sizes: number[]) => {
  let at = 0;
  return sizes.map((size) => digits.slice(at, (at += size))).join(' ');
};

/** Whether the check digit of an Australian Company Number is correct; spaces are ignored. */
export function isAcn(text: string): boolean {
  const digits = text.replaceAll(' ', '');
  return /^\d{9}$/.test(digits) && (10 - (weightedSum(digits, ACN_WEIGHTS) % 10)) % 10 === Number(digits[8]);
}

/** Whether the check digits of an Australian Business Number are correct; spaces are ignored. */
export function isAbn(text: string): boolean {
  const digits = text.replaceAll(' ', '');
  return /^[1-9]\d{10}$/.test(digits) && (weightedSum(digits, ABN_WEIGHTS) - ABN_WEIGHTS[0]!) % 89 === 0;
}

/** Whether a tax file number is valid. The demo's never are. */
export function isTfn(text: string): boolean {
  const digits = text.replaceAll(' ', '');
  return /^\d{9}$/.test(digits) && weightedSum(digits, TFN_WEIGHTS) % 11 === 0;
}

/**
 * The Australian Company Number of a firm, always the same for the same name: with a correct check digit, from an
 * unassigned range.
 */
export function acn(name: string): string {
  const body = `9${new Dice(seedOf(name)).digits(7)}`;
  return grouped(`${body}${(10 - (weightedSum(body, ACN_WEIGHTS) % 10)) % 10}`, 3, 3, 3);
}

/** FNV-1a: converts any text to a seed. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The Australian Business Number for nine digits, with correct check digits. */
export function abnOver(nineDigits: string): string {
  const body = nineDigits.replaceAll(' ', '');
  const check = 89 - (weightedSum(`00${body}`, ABN_WEIGHTS) % 89);
  return grouped(`${check + 10}${body}`, 2, 3, 3, 3);
}

/** A tax file number with a wrong check digit, so that it belongs to nobody. */
export function tfn(dice: Dice): string {
  const digits = dice.digits(9);
  const wrong = isTfn(digits) ? `${digits.slice(0, 8)}${(Number(digits[8]) + 1) % 10}` : digits;
  return grouped(wrong, 3, 3, 3);
}

/** A holder number on the share register: a broker's HIN (X00…) or the issuer's SRN (I00…). */
export function tradingAccount(dice: Dice): string {
  return dice.chance(0.65) ? `X00${dice.digits(8)}` : `I00${dice.digits(8)}`;
}

/** A telephone number reserved for fiction: ACMA's mobiles, Ofcom's 07700 900xxx, North America's 555-01xx. */
export function mobile(dice: Dice, country: Country): string {
  if (country === 'United Kingdom') return `+44 7700 900${dice.digits(3)}`;
  if (country === 'United States') return `+1 ${dice.pick(['916', '503', '201'])} 555 01${dice.digits(2)}`;
  const number = dice.pick(FICTION_MOBILES);
  if (country !== 'Australia' || dice.chance(0.15)) return `+61 ${number.slice(1)}`;
  return dice.chance(0.2) ? number.replaceAll(' ', '') : number;
}

/** A landline number from ACMA's range for fiction. */
export function landline(dice: Dice): string {
  return `(0${dice.pick(['2', '3', '7', '8'])}) 5550 ${dice.digits(4)}`;
}
