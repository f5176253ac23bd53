/** Names a claim by its SID, or by its legal entity while it has none. */
export function claimCrumb(sid: string | null | undefined, legalEntity: string): string {
  return sid ? `SID ${sid}` : legalEntity || 'Claim without a SID';
}
