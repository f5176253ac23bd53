import { t } from '@rules/text.js';
import { useState } from 'react';
import { TextLink } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { Dated } from '../../../components/text/dated';
import { paths } from '../../../domain/paths';
import { dayOf, formatDate } from '../../../lib/dates';
import type { RemovedClaimProps } from './removed-claim';

interface RemovalForOfficeProps extends Pick<RemovedClaimProps, 'removed' | 'timeZone'> {
  submissionId: string;
}

/** Tells the office why a claim has no assessment notice, and until when its member may answer (NOTICE-21). */
export function RemovalForOffice({
  submissionId,
  removed: { message, date, answerBy },
  timeZone,
}: RemovalForOfficeProps) {
  const [today] = useState(() => dayOf(new Date(), timeZone));
  return (
    <Notice tone="plain" title={t('This claim has been removed')}>
      <p>
        <Dated>{t('{message} It was removed on {date}.', { message, date: formatDate(date) })}</Dated>
      </p>
      <p>{t('So there is no notice of its assessment.')}</p>
      {answerBy && (
        <p>
          <Dated>
            {answerBy < today
              ? t('The time of its member to answer ended on {answerBy}.', { answerBy: formatDate(answerBy) })
              : t('Its member may answer until {answerBy}.', { answerBy: formatDate(answerBy) })}
          </Dated>
        </p>
      )}
      <p>
        <TextLink to={paths.submissionView(submissionId)}>{t('Open the claim')}</TextLink>
      </p>
    </Notice>
  );
}
