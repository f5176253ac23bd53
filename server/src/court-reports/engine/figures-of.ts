import type { CourtFigure, CourtFigureName, CourtSection } from '../../rules/court-report/court-figure.js';
import { divideHalfAway, readUnits, writeCents, writeUnits } from '../../rules/decimals.js';
import { COURT_LISTS, type CourtListName, type ReportList } from '../lists.js';
import type { KindSum, ReportedDistribution, Spread } from './report-lists.js';

const CENTS = 2;
const SHARE_PLACES = 4;

/** What was read of one list. */
export interface ReadList {
  list: ReportList;
  sums: readonly KindSum[];
  /** Of the lines of a distribution only. */
  spread?: Spread;
}

/** What the figures are made of. */
export interface CourtReading {
  lists: readonly ReadList[];
  distributions: readonly ReportedDistribution[];
  /** The caps by the order that they are in. */
  caps: ReadonlyMap<string, string>;
  membersNotified: number | null;
  /** Whether there is a last day after which a claim is late. */
  hasLastDay: boolean;
}

interface Asked {
  name: CourtFigureName;
  section: CourtSection;
  list: CourtListName;
  of?: ReportedDistribution;
  about?: string;
  kinds?: readonly string[];
}

const FIRST_FUND = [
  ['SETTLEMENT_SUM', ['SETTLEMENT_SUM']],
  ['INTEREST', ['INTEREST']],
] as const;
const LATER_FUND = [
  ['LEFT_BEFORE', ['LEFT_RESERVE', 'LEFT_RESIDUE', 'LEFT_UNCLAIMED']],
  ['EARNED_SINCE', ['EARNED_SINCE']],
] as const;

/** What became of payments that the bank named, apart from those which it had made after all (RETURN-10). */
const NOT_MADE = ['RETURNED', 'REISSUED', 'UNCLAIMED'] as const;

/** The figures of a report from its lists, in the order in which they are shown (COURT-2). */
export function figuresOf(reading: CourtReading): CourtFigure[] {
  const { count, money, kindsOf } = reader(reading);
  return [
    ...reading.distributions.flatMap((of) =>
      (
        [
          ...(of.isLater ? LATER_FUND : FIRST_FUND),
          ['TO_BE_SHARED', ['TO_BE_SHARED']],
          ['RESERVE', ['RESERVE']],
          ['RESIDUE', ['RESIDUE']],
        ] as const
      ).map(([name, kinds]) => money({ name, section: 'FUND', list: 'FUND', of, kinds })),
    ),
    ...kindsOf('CAPPED').map((order) => ({
      ...money({ name: 'COSTS', section: 'COSTS', list: 'CAPPED', about: order, kinds: [order] }),
      cap: reading.caps.get(order) ?? null,
    })),
    count({ name: 'NOTICES_MAILED', section: 'NOTICES', list: 'NOTICES', kinds: ['MAILED'] }),
    count({ name: 'NOTICES_UNDELIVERABLE', section: 'NOTICES', list: 'NOTICES', kinds: ['UNDELIVERABLE'] }),
    count({ name: 'NOTICES_UPLOADED', section: 'NOTICES', list: 'NOTICES', kinds: ['UPLOADED'] }),
    ...claims(reading),
    count({ name: 'CLAIMS_REMOVED', section: 'CLAIMS', list: 'DECISIONS', kinds: ['REMOVE'] }),
    count({ name: 'CLAIMS_RESTORED', section: 'CLAIMS', list: 'DECISIONS', kinds: ['RESTORE'] }),
    count({ name: 'FINDINGS_ACCEPTED', section: 'FINDINGS', list: 'FINDINGS' }),
    ...kindsOf('FINDINGS').map((code) =>
      count({ name: 'FINDING_ACCEPTED', section: 'FINDINGS', list: 'FINDINGS', about: code, kinds: [code] }),
    ),
    count({ name: 'OBJECTIONS', section: 'OBJECTIONS', list: 'OBJECTIONS' }),
    ...kindsOf('OBJECTIONS').map((state) =>
      count({
        ...{ name: 'OBJECTIONS_IN_STATE', section: 'OBJECTIONS', list: 'OBJECTIONS' },
        ...{ about: state, kinds: [state] },
      }),
    ),
    ...reading.distributions.flatMap((of) => sharing(reading, of)),
    ...kindsOf('FILES').map((method) =>
      money({ name: 'FILES_BY_METHOD', section: 'PAYMENTS', list: 'FILES', about: method, kinds: [method] }),
    ),
    ...kindsOf('PAYMENTS').flatMap((state) => {
      const asked = { section: 'PAYMENTS', list: 'PAYMENTS', about: state, kinds: [state] } as const;
      return [count({ ...asked, name: 'PAYMENTS_IN_STATE' }), money({ ...asked, name: 'AMOUNT_IN_STATE' })];
    }),
    count({ name: 'RETURNED_PAYMENTS', section: 'PAYMENTS', list: 'RETURNED', kinds: NOT_MADE }),
    money({ name: 'RETURNED_AMOUNT', section: 'PAYMENTS', list: 'RETURNED', kinds: NOT_MADE }),
    count({ name: 'RETURNED_FOUND_PAID', section: 'PAYMENTS', list: 'RETURNED', kinds: ['FOUND_PAID'] }),
    count({ name: 'UNCLAIMED_PAYMENTS', section: 'PAYMENTS', list: 'UNCLAIMED' }),
    money({ name: 'UNCLAIMED_AMOUNT', section: 'PAYMENTS', list: 'UNCLAIMED' }),
    ...reading.distributions.flatMap((of) => [
      money({ name: 'TAX_WITHHELD', section: 'TAX', list: 'TAX', of }),
      ...kindsOf('TAX', of).flatMap((taxClass) => {
        const asked = { section: 'TAX', list: 'TAX', of, about: taxClass, kinds: [taxClass] } as const;
        return [count({ ...asked, name: 'TAX_CLAIMS_OF_CLASS' }), money({ ...asked, name: 'TAX_OF_CLASS' })];
      }),
    ]),
    money({ name: 'TAX_PAID', section: 'TAX', list: 'TAX_PAID', kinds: ['SENT', 'PAID'] }),
    count({ name: 'EXTENSIONS', section: 'DEADLINES', list: 'EXTENSIONS' }),
    count({ name: 'RULES_VERSIONS', section: 'RULES', list: 'RULES' }),
    count({ name: 'SEALS', section: 'RULES', list: 'SEALS' }),
    count({ name: 'APPROVALS', section: 'APPROVALS', list: 'APPROVALS' }),
  ];
}

function claims(reading: CourtReading): CourtFigure[] {
  const { count } = reader(reading);
  const received = count({ name: 'CLAIMS_RECEIVED', section: 'CLAIMS', list: 'CLAIMS' });
  const late = count({ name: 'CLAIMS_LATE', section: 'CLAIMS', list: 'CLAIMS', kinds: ['LATE'] });
  const stated: CourtFigure = {
    ...received,
    ...{ key: 'MEMBERS_NOTIFIED', name: 'MEMBERS_NOTIFIED', list: null, query: 'stated' },
    value: reading.membersNotified === null ? null : String(reading.membersNotified),
  };
  const rate: CourtFigure = {
    ...received,
    ...{ key: 'CLAIMS_RATE', name: 'CLAIMS_RATE', unit: 'SHARE' },
    value: shareOf(BigInt(received.value!), reading.membersNotified),
    query: `${received.query} / members notified`,
  };
  return [received, { ...late, value: reading.hasLastDay ? late.value : null }, stated, rate];
}

function sharing(reading: CourtReading, of: ReportedDistribution): CourtFigure[] {
  const { count, money } = reader(reading);
  const asked = { section: 'SHARING', list: 'LINES', of, kinds: ['SHARED', 'RAISED'] } as const;
  const { spread, list } = reading.lists.find(({ list: { key } }) => key === `LINES:${of.number}`)!;
  const one = (name: CourtFigureName, what: keyof Spread, how: string): CourtFigure => ({
    ...money({ ...asked, name }),
    value: spread![what],
    query: queryOf(how, list, null),
  });
  return [
    count({ ...asked, name: 'PAID_CLAIMS' }),
    money({ ...asked, name: 'PAID_TOTAL' }),
    one('PAYMENT_AVERAGE', 'average', 'round(avg(amount), 2)'),
    one('PAYMENT_MEDIAN', 'median', 'percentile_disc(0.5) WITHIN GROUP (ORDER BY amount)'),
    one('PAYMENT_LARGEST', 'largest', 'max(amount)'),
    one('PAYMENT_SMALLEST', 'smallest', 'min(amount)'),
    count({ ...asked, name: 'BELOW_MINIMUM', kinds: ['BELOW_MINIMUM'] }),
  ];
}

/** Reads figures as the count or the sum of the rows of a list. */
function reader({ lists }: CourtReading) {
  const find = (name: CourtListName, of?: ReportedDistribution) =>
    lists.find(({ list: { key } }) => key === (of ? `${name}:${of.number}` : name))!;
  const figure = ({ name, section, list: listName, of, about = '', kinds }: Asked): CourtFigure => {
    const { list } = find(listName, of);
    return {
      key: [name, about, ...(of ? [of.number] : [])].join(':'),
      ...{ section, name, about, distribution: of?.number ?? null, unit: 'COUNT', value: null, cap: null },
      list: list.key,
      kinds: kinds ?? null,
      run: of ? `distribution ${of.number} of assessment ${of.runNumber}` : '',
      query: queryOf('count(*)', list, kinds ?? null),
    };
  };
  const rowsOf = ({ list, of, kinds }: Asked) =>
    find(list, of).sums.filter(({ kind }) => kinds === undefined || kinds.includes(kind));
  return {
    count: (asked: Asked): CourtFigure => ({
      ...figure(asked),
      value: String(rowsOf(asked).reduce((sum, { count }) => sum + BigInt(count), 0n)),
    }),
    money: (asked: Asked): CourtFigure => ({
      ...figure(asked),
      unit: 'MONEY',
      value: writeCents(rowsOf(asked).reduce((sum, { amount }) => sum + readUnits(amount, CENTS), 0n)),
      query: queryOf('sum(amount)', find(asked.list, asked.of).list, asked.kinds ?? null),
    }),
    kindsOf: (name: CourtListName, of?: ReportedDistribution) => find(name, of).sums.map(({ kind }) => kind),
  };
}

function queryOf(how: string, { name, values }: ReportList, kinds: readonly string[] | null): string {
  const where = kinds
    ? ` WHERE kind IN (${kinds.map((kind) => `'${kind.replaceAll("'", "''")}'`).join(', ')})`
    : '';
  const text = `SELECT ${how} FROM (${COURT_LISTS[name].sql.replace(/\s+/g, ' ').trim()}) list${where}`;
  return values.reduce((filled, value, at) => filled.replaceAll(`$${at + 1}`, `'${value}'`), text);
}

/** A part of a whole with four decimals, half up; null without a whole. */
function shareOf(part: bigint, whole: number | null): string | null {
  if (whole === null) return null;
  return writeUnits(divideHalfAway(part * 10n ** BigInt(SHARE_PLACES), BigInt(whole)), SHARE_PLACES);
}
