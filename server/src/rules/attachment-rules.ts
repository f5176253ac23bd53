import { t } from './text.js';

/** Limits of attachments (ATTACH-5, ATTACH-6); each has a boundary test. */
export const ATTACHMENT_LIMITS = {
  /** Maximum size of one file, in bytes. */
  bytes: 10 * 1024 * 1024,
  /** Maximum number of files of one claim. */
  perSubmission: 50,
  /** Maximum total size of a claim's files, in bytes, up to which they are returned inline in JSON. */
  inlineBytes: 25 * 1024 * 1024,
  /** Maximum length of a file name, in characters. */
  nameLength: 255,
} as const;

/** The purposes of a document; the texts are displayed in the upload box and in the list. */
export const ATTACHMENT_KINDS = {
  IDENTITY: t('Proof of identity'),
  SUPPORTING: t('Supporting document'),
} as const;

/** Accepted types with their file name extensions. The server determines the type from the content. */
export const ATTACHMENT_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const satisfies Record<string, readonly string[]>;

export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** Types that a browser may display in a tab (ATTACH-12, ATTACH-3); a proof of identity must have one of them. */
export const SHOWN_TYPES: readonly AttachmentType[] = ['application/pdf', 'image/jpeg', 'image/png'];

/** The accepted types of each kind, as displayed to users. */
export const ACCEPTED_WORDS: Record<keyof typeof ATTACHMENT_KINDS, string> = {
  IDENTITY: t('PDF, JPEG or PNG, up to 10 MB each.'),
  SUPPORTING: t('PDF, JPEG, PNG, Excel (.xlsx), CSV or text, up to 10 MB each.'),
};

/** The extensions that a file chooser accepts for a kind: `.pdf,.jpg`. */
export function acceptedEndings(kind: keyof typeof ATTACHMENT_KINDS): string {
  return Object.entries(ATTACHMENT_TYPES)
    .filter(([type]) => kind === 'SUPPORTING' || SHOWN_TYPES.includes(type as AttachmentType))
    .flatMap(([, endings]) => endings.map((ending) => `.${ending}`))
    .join(',');
}
