import { chakra } from '@chakra-ui/react/styled-system';
import { Anchor, MailLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { formatQuantity } from '../../lib/amounts';
import type { Submission } from './submission-data';

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', my: '2' },
});

interface SubmissionStatusProps {
  missing: Submission['missing'];
  isAdmin: boolean;
  contactEmail: string;
}

/** What is next for this claim: the required fields that are still empty, as links, or that nothing is missing. */
export function SubmissionStatus({ missing, isAdmin, contactEmail }: SubmissionStatusProps) {
  if (missing.length === 0) {
    return (
      <Notice tone="done" title="Nothing is missing">
        <p>
          Every field that the claim requires has an answer. There is nothing{' '}
          {isAdmin ? 'to do' : 'you need to do'} now.
        </p>
      </Notice>
    );
  }
  const title = isAdmin
    ? formatQuantity(missing.length, 'required field is empty', 'required fields are empty')
    : formatQuantity(missing.length, 'thing needs you', 'things need you');
  return (
    <Notice tone="needs" title={title}>
      <List>
        {missing.map(({ path, message }) => (
          <li key={path}>
            <Anchor href={`#${path}`}>{message}</Anchor>
          </li>
        ))}
      </List>
      {!isAdmin && (
        <p>
          Write to us at <MailLink email={contactEmail} /> with the missing details, and say your SID. Never
          send a password.
        </p>
      )}
    </Notice>
  );
}
