import { chakra } from '@chakra-ui/react/styled-system';
import { Tag } from '../../components/feedback/tag';
import { ListCard } from '../../components/page/list-card';
import type { SubmissionRowFragment } from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';
import { paths } from '../../domain/paths';

const Body = chakra('span', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1', minWidth: '0' },
});
const Name = chakra('span', { base: { textStyle: 'subheading', color: 'accent', overflowWrap: 'anywhere' } });
const Sid = chakra('span', { base: { color: 'muted', mb: '1', overflowWrap: 'anywhere' } });

/** A claim on the member's home; the whole card links to it. */
export function RegistrationCard({ submission }: { submission: SubmissionRowFragment }) {
  const { id, legalEntity, sid, missing, removed } = submission;
  return (
    <ListCard to={paths.submissionView(id)} roomy>
      <Body>
        <Name>{legalEntity || 'Legal entity not given'}</Name>
        <Sid>{sid ? `SID ${sid}` : 'SID not set yet'}</Sid>
        {removed ? (
          <Tag tone="plain">This claim has been removed</Tag>
        ) : missing > 0 ? (
          <Tag tone="needs">{formatQuantity(missing, 'answer is missing', 'answers are missing')}</Tag>
        ) : (
          // No more is known here: the claim's own page shows its other open points.
          <Tag tone="plain">Every required field has an answer</Tag>
        )}
      </Body>
    </ListCard>
  );
}
