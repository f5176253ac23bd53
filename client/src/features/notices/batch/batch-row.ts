import { NOTICE_BYTES, sidOfNotice } from '@rules/notice-files.js';
import { t } from '@rules/text.js';
import type { NoticeRecipientsQuery } from '../../../generated/graphql';

export type Recipient = NoticeRecipientsQuery['noticeRecipients'][number];

/** What has become of a file. */
export type Outcome =
  | { state: 'new' | 'waiting' | 'saved' }
  | { state: 'sending'; sentBytes: number }
  | { state: 'failed'; reason: string; perhapsSaved: boolean };

/** A chosen file of the batch. */
export interface BatchRow {
  id: string;
  file: File;
  /** False when the user has taken it out of the next sending. */
  isChosen: boolean;
  outcome: Outcome;
}

/** A file with what was found out about it before it is sent. */
export interface CheckedRow extends BatchRow {
  sid?: string;
  /** Undefined while it is looked up, and when no claim has the SID. */
  recipient?: Recipient;
  /** Why it cannot be sent. */
  problem?: string;
  /** The claims are still looked up. */
  isChecking: boolean;
}

const RENAME = t('Rename the file to the SID followed by .pdf, for example 00123.pdf, and choose it again.');

/** The SIDs in the names of the files, each once. */
export function sidsOf(rows: readonly BatchRow[]): string[] {
  const sids = rows.flatMap(({ file }) => {
    const named = sidOfNotice(file.name);
    return 'sid' in named ? named.sid : [];
  });
  return [...new Set(sids)].sort();
}

/**
 * Checks the files against the claims of their SIDs.
 * @param recipients undefined until they are loaded
 */
export function checkRows(
  rows: readonly BatchRow[],
  recipients: readonly Recipient[] | undefined,
): CheckedRow[] {
  const bySid = new Map(recipients?.map((recipient) => [recipient.sid, recipient]));
  const taken = new Set<string>();
  return rows.map((row) => {
    const named = sidOfNotice(row.file.name);
    if ('error' in named) return { ...row, isChecking: false, problem: `${named.error}. ${RENAME}` };
    const { sid } = named;
    const isTaken = taken.has(sid);
    taken.add(sid);
    const recipient = bySid.get(sid);
    const problem = isTaken
      ? t('Another file of this list is for SID {sid}. Remove one of them.', { sid })
      : (fileProblem(row.file) ?? (recipients && recipientProblem(sid, recipient)));
    return { ...row, sid, recipient, problem, isChecking: recipients === undefined && problem === undefined };
  });
}

function fileProblem({ size }: File): string | undefined {
  if (size === 0) return t('The file is empty.');
  return size > NOTICE_BYTES ? t('The file is larger than 10 MB, the most we accept.') : undefined;
}

function recipientProblem(sid: string, recipient: Recipient | undefined): string | undefined {
  if (!recipient)
    return t('No claim has the SID {sid}. Correct the name of the file, or the SID of the claim.', { sid });
  return recipient.removed ? t('This claim has been removed and gets no notice.') : undefined;
}

/** The files that the next sending takes. */
export function toSend(rows: readonly CheckedRow[]): CheckedRow[] {
  return rows.filter(
    ({ isChosen, recipient, problem, outcome }) =>
      isChosen && recipient && problem === undefined && ['new', 'failed'].includes(outcome.state),
  );
}
