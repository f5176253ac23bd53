/** Limits of attached documents (ATTACH-5, ATTACH-6); each has a boundary test. */
export const ATTACHMENT_LIMITS = {
  /** Bytes of one file. */
  bytes: 10 * 1024 * 1024,
  /** Files of one claim. */
  perSubmission: 50,
  /** Bytes of all files of a claim together that are still answered inside one JSON text. */
  inlineBytes: 25 * 1024 * 1024,
  /** Characters of a file name. */
  nameLength: 255,
} as const;

/** What a document is for; the words are shown in the upload box and in the list. */
export const ATTACHMENT_KINDS = {
  IDENTITY: 'Proof of identity',
  SUPPORTING: 'Supporting document',
} as const;

/** Types that are taken, with the endings of their names. The server decides the type by the bytes. */
export const ATTACHMENT_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const satisfies Record<string, readonly string[]>;

export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** What a browser may show in a tab (ATTACH-12, ATTACH-3), and all that a proof of identity may be. */
export const SHOWN_TYPES: readonly AttachmentType[] = ['application/pdf', 'image/jpeg', 'image/png'];

/** What is taken for a kind, in words. */
export const ACCEPTED_WORDS: Record<keyof typeof ATTACHMENT_KINDS, string> = {
  IDENTITY: 'PDF, JPEG or PNG, up to 10 MB each.',
  SUPPORTING: 'PDF, JPEG, PNG, Excel (.xlsx), CSV or text, up to 10 MB each.',
};

/** The endings that a file chooser offers for a kind: `.pdf,.jpg`. */
export function acceptedEndings(kind: keyof typeof ATTACHMENT_KINDS): string {
  return Object.entries(ATTACHMENT_TYPES)
    .filter(([type]) => kind === 'SUPPORTING' || SHOWN_TYPES.includes(type as AttachmentType))
    .flatMap(([, endings]) => endings.map((ending) => `.${ending}`))
    .join(',');
}
