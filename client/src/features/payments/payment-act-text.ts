import { t } from '@rules/text.js';
import type { PaymentRunState } from '../../generated/graphql';

/** The acts that need a code. */
export type CodeAct = 'APPROVE' | 'WRITE';

interface ActWords {
  action: string;
  title: (number: number) => string;
  meaning: string;
  done: (number: number) => string;
}

export const ACTS: Readonly<Record<CodeAct, ActWords>> = {
  APPROVE: {
    action: t('Approve'),
    title: (number) => t('Approve payment run {number}', { number }),
    meaning: t(
      'You approve these payments and their sum. Each payment is checked once more; if something has changed, nothing is approved and you see the new sums first.',
    ),
    done: (number) => t('Payment run {number} has been approved.', { number }),
  },
  WRITE: {
    action: t('Write the files'),
    title: (number) => t('Write the files of payment run {number}', { number }),
    meaning: t(
      'The bank details are fixed and the files are written, read back by another program, and compared with the payments. Nothing is sent to the bank.',
    ),
    done: (number) => t('The files of payment run {number} are being written.', { number }),
  },
};

/** What a run waits for, in a sentence. */
export const NEXT: Readonly<Record<PaymentRunState, string>> = {
  PREPARING: t('Each claim of the distribution is checked.'),
  PREPARED: t('Somebody other than the person who prepared it looks at the sums and approves it.'),
  APPROVED: t('Its files can be written. Nothing has gone to the bank.'),
  WRITING: t('The files are written, read back and compared.'),
  WRITTEN: t('Download each file, send it to the bank, and enter the bank’s receipt here.'),
  SENT: t('The bank has the files. After the payment day, note that the payments are made.'),
  SETTLED: t('The payments are made. The files are deleted after 30 days; their hashes stay.'),
  CANCELLED: t('Nothing of it is paid. Its payments go to the next run.'),
};
