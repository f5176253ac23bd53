import type { Dice } from './dice.js';
import { listOf } from './list-of.js';

/* All people and firms here are invented: random combinations of common names. */

const WOMEN = listOf(`
  Margaret, Susan, Helen, Judith, Christine, Jennifer, Patricia, Lorraine, Heather, Anne, Wendy, Kerry,
  Sandra, Beverley, Denise, Priya, Mei, Linh, Eleni, Rosa, Fatima, Ngaire, Isla, Charlotte, Skye, Zoë,
  Siân, Chloé, Renée
`);

const MEN = listOf(`
  Peter, Robert, John, David, Michael, Ian, Graeme, Bruce, Geoffrey, Colin, Trevor, Neil, Alan, Keith,
  Warwick, Anil, Wei, Thanh, Dimitri, Giuseppe, Ahmed, Mateo, Tane, Oliver, Hamish, José, Søren, Łukasz,
  Jürgen
`);

const LAST_NAMES = listOf(`
  Ashworth, Bellamy, Carmody, Dunstan, Ellery, Fairweather, Gallagher, Hargreaves, Ingram, Jessop,
  Kilbride, Lockyer, Merriman, Nicholls, Oakes, Pemberton, Quigley, Rafferty, Sutherland, Tremaine,
  Underhill, Vickery, Whitlock, Yarwood, Abbott, Cheng, Desai, Nguyen, Tran, Papadakis, Rossi, Haddad,
  Kowalski, Okafor, Petrov, Ramanathan, Singh, Tamihana, Van der Merwe, Wong, O'Brien, D'Angelo,
  St John-Mallory, Nguyễn, Müller, Wójcik, Peña, Çelik, Håkansson, MacAllister, Fitzgibbon, Le Page
`);

const FIRM_WORDS = listOf(`
  Tallowood, Banksia, Redgum, Currawong, Lyrebird, Bluestone, Saltbush, Ironbark, Mulga, Jarrah, Kestrel,
  Wedgetail, Bogong, Spinifex, Coolibah, Brindabella, Quandong, Warrego, Tarwyn, Galah Point
`);

const FIRM_TRADES = listOf(`
  Holdings, Investments, Nominees, Equipment Hire, Pastoral, Advisory, Timber, Family Office, Consulting,
  Properties, Transport, Vineyards, Capital, Marine, Surveying
`);

/** A person's name in the two fields of the claim. */
export interface Person {
  firstName: string;
  lastName: string;
}

/** An invented person, with the given family name, if any. */
export function person(dice: Dice, lastName: string = dice.pick(LAST_NAMES)): Person {
  return { firstName: dice.pick(dice.chance(0.5) ? WOMEN : MEN), lastName };
}

const isMan = (one: Person) => MEN.includes(one.firstName);

/** A first name of the same gender, for a middle name. */
export function firstNameLike(dice: Dice, one: Person): string {
  return dice.pick(isMan(one) ? MEN : WOMEN);
}

/** A title that matches the person's first name. */
export function titleOf(dice: Dice, one: Person): string {
  if (dice.chance(0.06)) return 'Dr';
  return isMan(one) ? 'Mr' : dice.pick(['Mrs', 'Mrs', 'Ms']);
}

/** A person's name as on a share register: with a title, and in capitals in about half of the rows. */
export function registerName(dice: Dice, one: Person): string {
  const name = `${titleOf(dice, one)} ${one.firstName} ${one.lastName}`;
  return dice.chance(0.5) ? name.toUpperCase() : name;
}

/** An invented firm without its legal form, such as `Redgum Marine`. */
export function firm(dice: Dice): string {
  return `${dice.pick(FIRM_WORDS)} ${dice.pick(FIRM_TRADES)}`;
}

/**
 * Converts a text to a part of an e-mail address before or after the @: lower-case ASCII letters, digits, dots and
 * hyphens.
 */
export function addressPart(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('Ł', 'l')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, (gap) => (/^[\u0300-\u036f']+$/.test(gap) ? '' : '-'))
    .replace(/^-|-$/g, '');
}

/** An address in the reserved top-level domain `.example`, to which no mail can be delivered. */
export function emailOf(dice: Dice, one: Person, firmName?: string): string {
  const local = `${addressPart(one.firstName)}.${addressPart(one.lastName)}`;
  if (firmName !== undefined) return `${local}@${addressPart(firmName)}.example`;
  return `${local}${dice.int(1, 99)}@${dice.pick(['mail', 'post', 'inbox', 'letterbox'])}.example`;
}
