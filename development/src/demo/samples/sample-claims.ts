import { claim, type DemoClaim } from '../claims.js';
import { DEMO_MEMBER } from '../demo-scheme.js';
import { Dice } from '../dice.js';
import { HOLDER_KINDS } from '../holders.js';
import { openRow, tradeCount } from '../trade-lists.js';

const SEED = 44_000;
const CLAIMS = 120;

/** The SID of the demo member's sample claim. */
export const MEMBER_SID = '070123';

/** The number of claims whose trades are only in the file with errors. */
const WITHOUT_LIST = 8;

/** SIDs that the demo scheme does not have, in several formats. */
function sidOf(at: number): string {
  if (at % 17 === 8) return `FND-${7000 + at}`;
  if (at % 23 === 13) return `7${100 + at}/A`;
  return `07${String(1000 + at * 3).padStart(4, '0')}`;
}

function memberClaim(dice: Dice): DemoClaim {
  const made = claim(dice, MEMBER_SID, 'superFund', {
    trades: 12,
    complete: true,
    country: 'Australia',
    opening: '1200',
  });
  const trustee = 'Fairweather Lantern Works Pty Ltd';
  const legalEntity = `${trustee} <Fairweather Super Fund A/C>`;
  const who = {
    email: DEMO_MEMBER.email,
    contactEmail: DEMO_MEMBER.email,
    firstName: 'Margaret',
    lastName: 'Fairweather',
  };
  Object.assign(made.fields, who, {
    company: trustee,
    legalEntity,
    registeredOwner: trustee,
    accountName: 'Fairweather Super Fund',
  });
  const bought = made.trades.filter((row) => row.transactionType !== 'OPEN');
  return { ...made, trades: [openRow('1200'), ...bought] };
}

/** The claims of the sample files, always the same: complete, of every kind, and one of the demo member's. */
export function sampleClaims(): DemoClaim[] {
  const dice = new Dice(SEED);
  const others = Array.from({ length: CLAIMS - 1 }, (_, at) => {
    const kind = HOLDER_KINDS[at % HOLDER_KINDS.length]!;
    const trades = Math.min(tradeCount(dice) + (at % 3), 70);
    return claim(dice, sidOf(at), kind, { trades, complete: true });
  });
  return [memberClaim(dice), ...others];
}

/** The claims whose trades are in the file with errors and in no other. */
export function claimsWithoutList(claims: readonly DemoClaim[]): DemoClaim[] {
  return claims.slice(-WITHOUT_LIST);
}
