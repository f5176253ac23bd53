import { chakra } from '@chakra-ui/react/styled-system';
import { CLAIM_EMAIL_LABEL } from '@rules/claim-field-labels.js';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/actions/button';
import { PageHeading } from '../../domain/scheme/page-heading';
import { EmailText } from '../../components/table/email-text';
import type { SchemeQuery } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { formatMomentAt } from '../../lib/dates';
import { SidEditor } from './sid-editor';
import type { Submission } from './submission-data';
import { meaningOf } from '../../domain/claim/terms';
import { Permission } from '@rules/permissions.js';
import { usePermission } from '../../domain/session/use-permission';
import { useIsOffice } from '../../domain/session/use-is-office';
import { Allowed } from '../../domain/session/allowed';

const Titles = chakra('p', { base: { textStyle: 'overline', color: 'muted', mb: '2' } });
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'fit-content(20rem) minmax(10rem, 1fr) fit-content(22rem)',
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

/** Identifies the claim: portal titles, SID, RGM, submission id and the legal entity's name. */
export function SubmissionHeader({ submission, scheme, status }: SubmissionHeaderProps) {
  const isOffice = useIsOffice();
  const mayEditSid = usePermission(Permission.SidEdit);
  const { legalEntity, registeredOwner } = submission.submissionData.legalDetails;
  const name = legalEntity || 'Legal entity not given';
  return (
    <header>
      <Titles>
        {scheme.classActionTitle} · {scheme.settlementPortalTitle}
      </Titles>
      <PageHeading
        actions={
          <>
            <Allowed permission={Permission.HistoryRead}>
              <ButtonLink to={paths.claimHistory(submission.id)}>History</ButtonLink>
            </Allowed>
            {submission.mayUpdate && <ButtonLink to={paths.submissionEdit(submission.id)}>Edit</ButtonLink>}
          </>
        }
      >
        {name}
      </PageHeading>
      <Status>{status}</Status>
      <Facts>
        <div>
          <Name>SID</Name>
          <Value>
            {mayEditSid ? <SidEditor submission={submission} /> : (submission.sid ?? 'Not set yet')}
            <Hint>{meaningOf.sid}</Hint>
          </Value>
        </div>
        <div>
          <Name>RGM</Name>
          <Value>
            {registeredOwner || name}
            <Hint>{meaningOf.rgm}</Hint>
          </Value>
        </div>
        <div>
          <Name>Submission id</Name>
          <Value>
            {submission.submissionId}
            <Hint>In this portal since {formatMomentAt(submission.createdAt, scheme.timeZone)}.</Hint>
          </Value>
        </div>
        {isOffice && (
          <div>
            <Name>{CLAIM_EMAIL_LABEL}</Name>
            <Value>
              <EmailText>{submission.email}</EmailText>
              <Hint>{meaningOf.claimEmail}</Hint>
            </Value>
          </div>
        )}
      </Facts>
    </header>
  );
}
