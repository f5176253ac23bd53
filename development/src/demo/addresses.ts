import type { Dice } from './dice.js';
import { listOf, tableOf } from './list-of.js';

/** A claimant's address, in the fields of the claim. */
export interface Address {
  address: string;
  suburb: string;
  state: string;
  postCode: string;
  country: string;
}

/** The countries of the demo's claimants. */
export type Country = 'Australia' | 'New Zealand' | 'United Kingdom' | 'Singapore' | 'United States';

/** Suburb, state and postcode. */
const PLACES: Record<Country, string[][]> = {
  Australia: tableOf(`
    Newtown, NSW, 2042
    Mosman, NSW, 2088
    Wagga Wagga, NSW, 2650
    Orange, NSW, 2800
    Coffs Harbour, NSW, 2450
    Parramatta, NSW, 2150
    Goulburn, NSW, 2580
    Broken Hill, NSW, 2880
    Brunswick, VIC, 3056
    Camberwell, VIC, 3124
    Ballarat Central, VIC, 3350
    Mildura, VIC, 3500
    Warrnambool, VIC, 3280
    Footscray, VIC, 3011
    New Farm, QLD, 4005
    Toowoomba City, QLD, 4350
    Cairns City, QLD, 4870
    Mount Isa, QLD, 4825
    Noosa Heads, QLD, 4567
    Subiaco, WA, 6008
    Fremantle, WA, 6160
    Kalgoorlie, WA, 6430
    Bunbury, WA, 6230
    Broome, WA, 6725
    Unley, SA, 5061
    Glenelg, SA, 5045
    Port Lincoln, SA, 5606
    Sandy Bay, TAS, 7005
    Devonport, TAS, 7310
    Braddon, ACT, 2612
    Yarralumla, ACT, 2600
    Nightcliff, NT, 0810
    Alice Springs, NT, 0870
  `),
  'New Zealand': tableOf(`
    Ponsonby, Auckland, 1011
    Petone, Lower Hutt, 5012
    Merivale, Christchurch, 8014
    Roslyn, Dunedin, 9010
  `),
  'United Kingdom': tableOf(`
    Clifton, Bristol, BS8 1AA
    Marchmont, Edinburgh, EH9 1AA
    Islington, London, N1 1AA
  `),
  Singapore: tableOf(`
    Tiong Bahru, Singapore, 160001
    Katong, Singapore, 428001
  `),
  'United States': tableOf(`
    Sacramento, CA, 95814
    Portland, OR, 97205
    Hoboken, NJ, 07030
  `),
};

const STREETS = listOf(`
  Wattle, Station, Mill, Church, Bay, Victoria, Rosella, Bridge, Hopetoun, Esplanade, Acacia, Kurrajong,
  Railway, Orchard, Lighthouse, Quarry, Federation, Magpie, Beaumont, Harbour View
`);
const WAYS = ['Street', 'Road', 'Avenue', 'Parade', 'Crescent', 'Lane', 'Terrace', 'Place'] as const;

function streetLine(dice: Dice): string {
  const house = `${dice.int(1, 320)} ${dice.pick(STREETS)} ${dice.pick(WAYS)}`;
  const roll = dice.next();
  if (roll < 0.16) return `Unit ${dice.int(1, 48)}, ${house}`;
  if (roll < 0.26) return `${dice.int(1, 30)}/${house}`;
  if (roll < 0.32) return `Level ${dice.int(2, 40)}\n${house}`;
  return house;
}

/** An invented address in a country: a real suburb with its state and postcode, and a random street. */
export function address(dice: Dice, country: Country): Address {
  const [suburb = '', state = '', postCode = ''] = dice.pick(PLACES[country]);
  const line = country === 'Australia' && dice.chance(0.12) ? `PO Box ${dice.int(1, 990)}` : streetLine(dice);
  return { address: line, suburb, state, postCode, country };
}
