import type { FoundSubmissionsQuery } from '../../../generated/graphql';

type Found = FoundSubmissionsQuery['submissionSearch']['rows'];

/** The claim with exactly this SID; a SID that differs only in case counts when there is no other. */
export function exactSubmission(rows: Found, text: string): Found[number] | undefined {
  const exact = rows.find(({ sid }) => sid === text);
  if (exact) return exact;
  const alike = rows.filter(({ sid }) => sid?.toLowerCase() === text.toLowerCase());
  return alike.length === 1 ? alike[0] : undefined;
}
