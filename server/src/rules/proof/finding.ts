import { writeCents } from '../decimals.js';
import { t } from '../text.js';

/** What one check found, in a sentence. NOTE says what was read, or what cannot be checked with these files. */
export interface Finding {
  says: 'HOLDS' | 'FAILS' | 'NOTE';
  text: string;
}

export const holds = (text: string): Finding => ({ says: 'HOLDS', text });
export const fails = (text: string): Finding => ({ says: 'FAILS', text });
export const note = (text: string): Finding => ({ says: 'NOTE', text });

/** An amount for reading: `$1,234.50`. */
export function moneyText(cents: bigint): string {
  const [whole, decimals] = writeCents(cents < 0n ? -cents : cents).split('.');
  // A line never ends between the minus sign and the amount.
  return `${cents < 0n ? '−\u2060' : ''}$${grouped(whole!)}.${decimals}`;
}

/** A count for reading: `1,000,000`. */
export function countText(count: number): string {
  return grouped(String(count));
}

function grouped(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

/** The failures that are listed of one kind; the others are counted. */
const MOST_LISTED = 20;

/** A failure for each text, as far as they can be read, and how many there are besides. */
export function listed<Item>(wrong: readonly Item[], textOf: (item: Item) => string): Finding[] {
  const others = wrong.length - MOST_LISTED;
  return [
    ...wrong.slice(0, MOST_LISTED).map((item) => fails(textOf(item))),
    ...(others > 0
      ? [
          fails(
            t('{others, plural, one {# more row is} other {# more rows are}} wrong in the same way.', {
              others,
            }),
          ),
        ]
      : []),
  ];
}
