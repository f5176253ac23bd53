/** Where the notice of a claim is sent. */
export function noticeAddress(submissionId: string): string {
  return `/api/assessment-notice/${encodeURIComponent(submissionId)}/upload`;
}
