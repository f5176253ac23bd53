import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '../../components/page/page-heading';
import type { SchemeQuery } from '../../generated/graphql';
import type { Submission } from './submission-data';
import { meaningOf } from './terms';

const Titles = chakra('p', { base: { textStyle: 'overline', color: 'muted', mb: '2' } });
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(8rem, auto) 1fr auto' },
    columnGap: '10',
    rowGap: '4',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    _print: { gridTemplateColumns: 'auto 1fr auto', columnGap: '6' },
  },
});
const Name = chakra('dt', { base: { textStyle: 'overline', color: 'muted' } });
const Value = chakra('dd', { base: { textStyle: 'label', overflowWrap: 'anywhere' } });
const Hint = chakra('p', {
  base: { textStyle: 'caption', fontWeight: 'normal', color: 'muted', maxWidth: '34ch' },
});

interface SubmissionHeaderProps {
  submission: Submission;
  scheme: SchemeQuery['scheme'];
}

/** Whose claim this is: portal titles, SID, RGM, submission id and the legal entity's name. */
export function SubmissionHeader({ submission, scheme }: SubmissionHeaderProps) {
  const { legalEntity, registeredOwner } = submission.submissionData.legalDetails;
  const name = legalEntity || 'Legal entity not given';
  return (
    <header>
      <Titles>
        {scheme.classActionTitle} · {scheme.settlementPortalTitle}
      </Titles>
      <PageHeading>{name}</PageHeading>
      <Facts>
        <div>
          <Name>SID</Name>
          <Value>
            {submission.sid ?? 'Not set yet'}
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
          <Value>{submission.submissionId}</Value>
        </div>
      </Facts>
    </header>
  );
}
