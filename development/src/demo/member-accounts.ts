import type { DemoClaim } from './claims.js';

/** The account of a member with a claim in the scheme, who signs in by e-mailed codes only. */
export interface MemberAccount {
  name: string;
  email: string;
}

const WITH_ACCOUNT = 14;

/**
 * The members with an account, by the claims' e-mail addresses: everybody with a claim that has no SID yet, and some
 * others. Excludes the demo member.
 */
export function memberAccounts(claims: readonly DemoClaim[], except: string): MemberAccount[] {
  const filed = claims.filter((claim) => claim.sid === null);
  const others = claims
    .filter((claim) => claim.sid !== null && claim.fields.firstName !== '')
    .slice(0, WITH_ACCOUNT * 2);
  const accounts = new Map<string, MemberAccount>();
  for (const { fields } of [...filed, ...others]) {
    if (accounts.size === WITH_ACCOUNT) break;
    if (fields.email === except || accounts.has(fields.email)) continue;
    accounts.set(fields.email, {
      name: `${fields.firstName} ${fields.lastName}`.trim() || fields.legalEntity,
      email: fields.email,
    });
  }
  return [...accounts.values()];
}
