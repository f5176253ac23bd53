import { claim, type ClaimFields, type DemoClaim } from './claims.js';
import { Dice } from './dice.js';
import { HOLDER_KINDS, type HolderKind } from './holders.js';

/** The accounts whose credentials are printed at start. */
export const DEMO_ADMIN = {
  label: 'Administrator',
  name: 'Demo Administrator',
  email: 'admin@prorata.example',
  password: 'wattle-harbour-4821',
};
export const DEMO_MEMBER = {
  label: 'Member',
  name: 'Margaret Fairweather',
  email: 'member@prorata.example',
  password: 'banksia-lantern-7306',
};

/** The demo member's claim to which an objection is made. */
export const DEMO_MEMBER_SID = '00123';
/** The demo member's claim with a trade on the day on which trading was halted, by `DEMO_RULES`. */
const BLOCKED_SID = 'RGM-09125';
/** A claim without trades, which the office removes. */
export const DEMO_REMOVED_SID = '00163';

const SEED = 23082017;
const ORDINARY = 310;
/** Claims filed by members that have no SID yet. */
const WITHOUT_SID = 7;

const KINDS: readonly (readonly [number, HolderKind])[] = [
  [38, 'individual'],
  [18, 'joint'],
  [13, 'company'],
  [12, 'superFund'],
  [8, 'trust'],
  [6, 'custodian'],
  [5, 'partnership'],
];

/** SIDs like those in old lists: mostly five digits with leading zeros, some in other formats. All are different. */
function sidOf(dice: Dice, at: number): string {
  const number = at * 7 + dice.int(1, 6);
  if (at % 19 === 5) return `RGM-${10_000 + number}`;
  if (at % 23 === 11) return `${4000 + number}-B`;
  if (at % 31 === 17) return `S${20_000 + number}`;
  if (at % 53 === 29) return `A/${String(number).padStart(4, '0')}`;
  return String(number).padStart(5, '0');
}

function ordinaryClaims(dice: Dice): DemoClaim[] {
  return Array.from({ length: ORDINARY }, (_, at) => {
    const kind = HOLDER_KINDS[at] ?? dice.weighted(KINDS);
    const withoutSid = at % 40 === 39 && at / 40 < WITHOUT_SID;
    const trades = at === 40 ? 400 : at % 29 === 3 ? 0 : undefined;
    return claim(
      dice,
      withoutSid ? null : sidOf(dice, at + 20),
      kind,
      trades === undefined ? {} : { trades },
    );
  });
}

/** The demo member's own claims: a complete one with forty trades, one with missing fields, and one of a company. */
function memberClaims(dice: Dice): DemoClaim[] {
  const who = {
    email: DEMO_MEMBER.email,
    contactEmail: DEMO_MEMBER.email,
    firstName: 'Margaret',
    lastName: 'Fairweather',
  };
  const own = claim(dice, DEMO_MEMBER_SID, 'individual', {
    trades: 40,
    complete: true,
    country: 'Australia',
    opening: '2500',
  });
  Object.assign(own.fields, who, {
    legalEntity: 'MRS MARGARET FAIRWEATHER',
    registeredOwner: 'MRS MARGARET FAIRWEATHER',
  });
  own.fields.accountName = 'Margaret Fairweather';

  const joint = claim(dice, '00124', 'joint', { trades: 6, complete: true, country: 'Australia' });
  const names = 'MRS MARGARET FAIRWEATHER & MR COLIN FAIRWEATHER';
  const missing: Partial<ClaimFields> = {
    mobile: '',
    bsb: '',
    accountNo: '',
    australianCitizen: '',
    taxNumber: '',
  };
  Object.assign(
    joint.fields,
    who,
    { legalEntity: names, registeredOwner: names, accountName: 'M & C Fairweather' },
    missing,
  );

  const company = claim(dice, BLOCKED_SID, 'company', {
    trades: 14,
    complete: true,
    country: 'Australia',
  });
  const firm = 'Fairweather Lantern Works Pty Ltd';
  Object.assign(company.fields, who, {
    company: firm,
    legalEntity: firm,
    registeredOwner: firm,
    accountName: firm,
  });
  return [own, joint, company];
}

/** Claims that test the layout: very long names, other scripts, a balance that is not a number. */
function unusualClaims(dice: Dice): DemoClaim[] {
  const longName =
    'The Trustee for the Bartholomew Featherstonehaugh-Cholmondeley and Wilhelmina Rosamund Featherstonehaugh-Cholmondeley ' +
    'Discretionary Family Investment and Superannuation Trust No 2 <The Old Orchard at Upper Quandong Creek A/C>';
  const changes: readonly (readonly [HolderKind, Partial<ClaimFields>])[] = [
    [
      'trust',
      {
        legalEntity: longName,
        registeredOwner: longName,
        lastName: 'Featherstonehaugh-Cholmondeley-Worthington',
      },
    ],
    ['individual', { firstName: '美玲', lastName: '陈', legalEntity: '陈美玲 (CHEN MEI LING)' }],
    ['individual', { firstName: 'Ξένια', lastName: 'Παπαδάκη', legalEntity: 'Ξένια Παπαδάκη' }],
    ['joint', { openingBalance: 'approx. 1,500 (see letter of 3 May)' }],
    ['partnership', { openingBalance: 'None held' }],
  ];
  return changes.map(([kind, change], at) => {
    const made = claim(dice, `0${9000 + at}`, kind, {
      trades: 5 + at * 4,
      complete: true,
      opening: change.openingBalance,
    });
    Object.assign(made.fields, change);
    return made;
  });
}

/** The same holders again, with other SIDs and slightly different spellings, to be found as double ups. */
function doubleUps(claims: readonly DemoClaim[]): DemoClaim[] {
  const named = claims.filter((one) => one.kind !== 'custodian' && one.fields.accountNo !== '').slice(20, 24);
  return named.map((one, at) => {
    const legalEntity = one.fields.legalEntity
      .toUpperCase()
      .replace(' & ', ' AND ')
      .replace('PTY LTD', 'P/L');
    return { ...one, sid: `RGM-2100${at}`, fields: { ...one.fields, legalEntity, claimType: 'Paper form' } };
  });
}

/** A claim in the default scheme's list of removed claims, without trades. */
const removedClaim = (dice: Dice) => claim(dice, '00917', 'individual', { trades: 0, complete: true });

/** All claims of the demo scheme, always the same; the member's own come first. */
export function demoClaims(): DemoClaim[] {
  const dice = new Dice(SEED);
  const singles = [...memberClaims(dice), ...unusualClaims(dice), ...ordinaryClaims(dice)];
  return [...singles, ...doubleUps(singles), removedClaim(dice)];
}
