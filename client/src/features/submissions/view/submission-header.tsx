import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button, ButtonLink } from '../../../components/actions/button';
import { TextLink } from '../../../components/actions/text-link';
import { PageHeading } from '../../../domain/scheme/page-heading';
import type { SchemeQuery } from '../../../generated/graphql';
import { Dated } from '../../../components/text/dated';
import { paths } from '../../../domain/paths';
import { formatMomentAt } from '../../../lib/dates';
import { printPage } from '../../../lib/print-page';
import type { Submission } from './submission-data';
import { meaningOf } from '../../../domain/claim/terms';

const Titles = chakra('p', { base: { textStyle: 'overline', color: 'muted', mb: '2' } });
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(8rem, 1fr) minmax(0, 2fr) minmax(0, 2fr)',
    },
    columnGap: '10',
    rowGap: '4',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    _print: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '6' },
  },
});
const Status = chakra('div', { base: { mb: '4' } });
const Name = chakra('dt', { base: { textStyle: 'overline', color: 'muted' } });
const Value = chakra('dd', { base: { textStyle: 'label', overflowWrap: 'anywhere' } });
const Hint = chakra('p', {
  base: { textStyle: 'caption', fontWeight: 'normal', color: 'muted', maxWidth: '34ch' },
});

interface SubmissionHeaderProps {
  submission: Submission;
  scheme: SchemeQuery['scheme'];
  /** The open points; shown before the details of the claim, on a phone too. */
  status: ReactNode;
}

/** Identifies the claim to its member: portal titles, SID, RGM, submission id and the legal entity's name. */
export function SubmissionHeader({ submission, scheme, status }: SubmissionHeaderProps) {
  const { legalEntity, registeredOwner } = submission.submissionData.legalDetails;
  const name = legalEntity || t('Legal entity not given');
  return (
    <header>
      <Titles>
        {scheme.classActionTitle} · {scheme.settlementPortalTitle}
      </Titles>
      <PageHeading
        actions={
          <>
            {submission.mayUpdate && (
              <ButtonLink to={paths.submissionEdit(submission.id)}>{t('Edit')}</ButtonLink>
            )}
            <Button onClick={printPage}>{t('Print')}</Button>
          </>
        }
      >
        {name}
      </PageHeading>
      <Status>{status}</Status>
      <Facts>
        <div>
          <Name>{t('SID')}</Name>
          <Value>
            {submission.sid ?? t('Not set yet')}
            <Hint>{meaningOf.sid}</Hint>
          </Value>
        </div>
        <div>
          <Name>{t('RGM')}</Name>
          <Value>
            {registeredOwner || name}
            <Hint>{meaningOf.rgm}</Hint>
          </Value>
        </div>
        <div>
          <Name>{t('Submission id')}</Name>
          <Value>
            {submission.submissionId}
            <Hint>
              <Dated>
                {t('In this portal since {createdAt}.', {
                  createdAt: formatMomentAt(submission.createdAt, scheme.timeZone),
                })}
              </Dated>
            </Hint>
            {!submission.removed && (
              <TextLink to={paths.claimReceipt(submission.id)}>{t('Your receipt')}</TextLink>
            )}
          </Value>
        </div>
      </Facts>
    </header>
  );
}
