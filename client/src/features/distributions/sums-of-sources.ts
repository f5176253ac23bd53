import { readUnits, writeCents } from '@rules/decimals.js';

const CENT_PLACES = 2;

/** The sums of both columns of what is left, without what was earned since; as decimals. */
export function sumsOf(sources: readonly { kind: string; principal: string; interest: string }[]) {
  const left = sources.filter(({ kind }) => kind !== 'INTEREST');
  const sum = (column: 'principal' | 'interest') =>
    writeCents(left.reduce((all, source) => all + readUnits(source[column], CENT_PLACES), 0n));
  return { principal: sum('principal'), interest: sum('interest') };
}

/** The interest that was earned since, a decimal. */
export function earnedOf(sources: readonly { kind: string; interest: string }[]): string {
  return sources.find(({ kind }) => kind === 'INTEREST')?.interest ?? '0.00';
}
