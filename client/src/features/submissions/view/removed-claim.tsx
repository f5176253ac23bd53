import { useState, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Notice } from '../../../components/feedback/notice';
import { Stack } from '../../../components/page/layout';
import { Dated } from '../../../components/text/dated';
import { dayOf, formatDate } from '../../../lib/dates';
import type { Submission } from './submission-data';

export interface RemovedClaimProps {
  removed: NonNullable<Submission['removed']>;
  /** The scheme's. */
  timeZone: string;
  /** Opens a request at the transactions; absent for those who may send none. */
  onDeclareTrades?: () => void;
  /** What else is to be known, such as a request that was sent. */
  children?: ReactNode;
}

/** Tells a member why the claim was removed, until when to answer, and opens the answer (VIEW-24). */
export function RemovedClaim({ removed, timeZone, onDeclareTrades, children }: RemovedClaimProps) {
  const { message, date, answerBy } = removed;
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const isOver = answerBy != null && answerBy < today;
  return (
    <Notice tone="needs" title={t('This claim has been removed')}>
      <Stack>
        <div>
          <p>
            <Dated>{t('{message} It was removed on {date}.', { message, date: formatDate(date) })}</Dated>
          </p>
          {answerBy && (
            <p>
              <Dated>
                {isOver
                  ? t(
                      'The time to answer ended on {answerBy}. If you do have trades, write to us all the same, today.',
                      { answerBy: formatDate(answerBy) },
                    )
                  : t('If you do have trades, tell us by {answerBy}.', { answerBy: formatDate(answerBy) })}
              </Dated>
            </p>
          )}
        </div>
        {onDeclareTrades && (
          <div>
            <Button look="primary" onClick={onDeclareTrades}>
              {t('I do have trades')}
            </Button>
          </div>
        )}
        {children}
      </Stack>
    </Notice>
  );
}
