/**
 * Whether a rate takes anything: false for 0, and where the rules have none. In a file of its own, since a claim asks it
 * before it needs any text about tax.
 * @param rate a fraction of 1, as an exact decimal
 */
export function isTaxWithheld({ rate }: { rate: string | null }): boolean {
  return rate !== null && /[1-9]/.test(rate);
}
